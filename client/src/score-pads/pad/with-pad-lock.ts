/** Runs a task in one tab at a time if the browser supports locks; sending twice is harmless. */
export const withPadLock = <Result>(name: string, task: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(`rollcall-pad-${name}`, task) : task();
