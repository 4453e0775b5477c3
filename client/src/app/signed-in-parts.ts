/** The parts around every page for signed-in users, in one chunk because they are needed together. */
export { Device } from './device/device.tsx';
export { AccountMenu } from './account-menu.tsx';
