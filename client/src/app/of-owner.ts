/** What stands around every page for somebody who is signed in: one file, since both are needed at once. */
export { Device } from '#client/features/device/device.tsx';
export { AccountMenu } from './account-menu.tsx';
