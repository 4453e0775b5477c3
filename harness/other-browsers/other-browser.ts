/** The operations of the journeys in other browsers, independent of the protocol. */
export interface OtherBrowser {
  /** A window with its own cookies and storage. */
  openWindow: () => Promise<Window>;
  close: () => Promise<void>;
}

/** One window. Scripts are expressions as text, evaluated in its page. */
export interface Window {
  goto: (address: string) => Promise<void>;
  /** The JSON value of an expression, awaited. */
  run: (expression: string) => Promise<unknown>;
  /** The element of an expression; null if none. */
  element: (expression: string) => Promise<Element | null>;
  screenshot: () => Promise<Uint8Array>;
}

/** An element, used like a person would. */
export interface Element {
  click: () => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: 'Enter') => Promise<void>;
}
