/**
 * Stands for `prop-types`, as React checks no types in production: each of its types, and each type made of them, is
 * this one. Like `prop-types` it is no ES module.
 */
const anyType = new Proxy(() => anyType, { get: (_, name) => name !== '__esModule' && anyType })

// Modules of every kind import it: as a default, by names, as a whole.
module.exports = anyType
