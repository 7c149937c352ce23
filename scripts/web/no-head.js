/** In place of the router's way to write into a page's head, which this app does not use. */
exports.Head = { Provider: ({ children }) => children };
