/** None: the names in the data are English. The builds of other languages have theirs in this place. */
// oxlint-disable-next-line unicorn/require-module-specifiers -- a module without exports
export {};
