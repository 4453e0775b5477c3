/** Whether an answer comes from something in front of a server that is not there. */
export const isAway = ({ status }: Response): boolean => status >= 502 && status <= 504;
