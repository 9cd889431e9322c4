/** Stylesheets in tests: each class is its own name. */
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, name) => (name in target ? target[name] : name) },
);
