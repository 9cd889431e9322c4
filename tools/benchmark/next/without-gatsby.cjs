const { join } = require('node:path');

const substitute = JSON.stringify(join(__dirname, 'gatsby.jsx'));

/**
 * Redirects a module's imports from Gatsby and its i18n plugin to gatsby.jsx. Removes its page queries, which aren't used at run time, and its global
 * stylesheets, which Next.js accepts only in _app.jsx.
 */
module.exports = function withoutGatsby(source) {
  const styles = this.resourcePath.endsWith('_app.jsx')
    ? /(?!)/
    : /^import '[^']+(?<!\.module)\.css';$/gm;
  return source
    .replace(/export const \w+ = graphql`[^`]*`;/g, '')
    .replace(styles, '')
    .replace(/from 'gatsby(-plugin-react-i18next)?'/g, `from ${substitute}`);
};
