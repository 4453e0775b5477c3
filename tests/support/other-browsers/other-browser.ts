/** What the journeys need of a browser that is not Chromium, whichever protocol drives it. */
export interface OtherBrowser {
  /** A window with cookies and a storage of its own, as a phone of somebody else has. */
  openWindow: () => Promise<Window>;
  close: () => Promise<void>;
}

/** One window. Scripts are texts: expressions that are evaluated in its page. */
export interface Window {
  goto: (address: string) => Promise<void>;
  /** What an expression comes to, a promise when it has settled; only what JSON can say. */
  run: (expression: string) => Promise<unknown>;
  /** The element that an expression comes to; null where there is none. */
  element: (expression: string) => Promise<Element | null>;
  screenshot: () => Promise<Uint8Array>;
}

/** An element on the screen, used as a person would. */
export interface Element {
  click: () => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: 'Enter') => Promise<void>;
}
