// Imported first where there is no browser: modules that listen to the window find something to call.
Object.assign(globalThis, { addEventListener: () => undefined });
