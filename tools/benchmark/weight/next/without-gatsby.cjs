const { join } = require('node:path');

const stand = JSON.stringify(join(__dirname, 'gatsby.jsx'));

/** A module of the site with what it takes of Gatsby taken of gatsby.jsx, and without Gatsby's page queries, which nothing at run time reads. */
module.exports = (source) =>
  source.replace(/export const \w+ = graphql`[^`]*`;/g, '').replace(/from 'gatsby'/g, `from ${stand}`);
