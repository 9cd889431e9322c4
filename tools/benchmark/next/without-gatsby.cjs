const { join } = require('node:path');

const substitute = JSON.stringify(join(__dirname, 'gatsby.jsx'));

/**
 * A module of the site that takes from gatsby.jsx what it takes from Gatsby, without its page queries, which nothing reads at run time, and its
 * global stylesheets, which Next.js accepts from _app.jsx alone.
 */
module.exports = function withoutGatsby(source) {
  const styles = this.resourcePath.endsWith('_app.jsx') ? /(?!)/ : /^import '[^']+(?<!\.module)\.css';$/gm;
  return source
    .replace(/export const \w+ = graphql`[^`]*`;/g, '')
    .replace(styles, '')
    .replace(/from 'gatsby'/g, `from ${substitute}`);
};
