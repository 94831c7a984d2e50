/**
 * Stands for `prop-types`, as React checks no types in production: each of its types, and each type made of them, is
 * this one.
 */
const anyType = new Proxy(() => anyType, { get: () => anyType })

// Modules of every kind import it: as a default, by names, as a whole.
module.exports = anyType
