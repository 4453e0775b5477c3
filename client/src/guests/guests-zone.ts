/** The zone of the guest's browser. */
export const browsersZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Browsers that protect from tracking say UTC everywhere, so it is no zone of a person. */
export const isHidden = ['UTC', 'Etc/UTC', 'GMT', 'Etc/GMT'].includes(browsersZone);
