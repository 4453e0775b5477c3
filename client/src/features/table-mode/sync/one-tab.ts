/** Runs a task in one tab of this device at a time, where the browser can say so; sending twice does no harm. */
export const inOneTab = <Result>(name: string, task: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(`rollcall-pad-${name}`, task) : task();
