const { join } = require('node:path');

const substitute = JSON.stringify(join(__dirname, 'gatsby.jsx'));

/**
 * A module of the site with its imports of Gatsby replaced by gatsby.jsx, and without its page queries, which nothing reads at run time, and its
 * stylesheets, which Next.js takes from _app.jsx alone.
 */
module.exports = (source) =>
  source
    .replace(/export const \w+ = graphql`[^`]*`;/g, '')
    .replace(/^import '[./]*styles\/drawing\.css';$/m, '')
    .replace(/from 'gatsby'/g, `from ${substitute}`);
