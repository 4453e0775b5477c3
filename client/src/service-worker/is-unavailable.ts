/** Whether an answer comes from a proxy in front of a stopped server. */
export const isUnavailable = ({ status }: Response): boolean => status >= 502 && status <= 504;
