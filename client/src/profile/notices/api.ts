import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/notices/notices-contract.ts';
import type { SavedDevice, Subscription } from '#shared/notices/notices-contract.ts';
import { readThisDevice, subscribeHere } from './this-device.ts';

export const noticeKeys = { all: ['notices'] } as const;

const meta = { invalidates: [noticeKeys.all] };

/** The devices that are told. They are told meanwhile, so this is refetched. */
export const noticeDevicesQuery = queryOptions({
  queryKey: [...noticeKeys.all, 'devices'],
  queryFn: ({ signal }) => call(contracts.listNoticeDevices, {}, signal),
  staleTime: 0,
});

/** What this browser can, and whether it is told. */
export const thisDeviceQuery = queryOptions({
  queryKey: [...noticeKeys.all, 'this-device'],
  queryFn: readThisDevice,
  staleTime: 0,
});

export type NoticeChoice = Omit<SavedDevice, keyof Subscription>;

/** Tells this device, or changes what it is told. Call it on a press: the browser may ask. */
export const saveThisDevice = mutationOptions({
  mutationFn: async ({ publicKey, choice }: { publicKey: string; choice: NoticeChoice }) =>
    call(contracts.saveNoticeDevice, { body: { ...(await subscribeHere(publicKey)), ...choice } }),
  meta,
});

export const deleteDevice = mutationOptions({
  mutationFn: (id: number) => call(contracts.deleteNoticeDevice, { params: { id } }),
  meta,
});

/** It also says when the device was last told. */
export const testDevice = mutationOptions({
  mutationFn: (id: number) => call(contracts.testNoticeDevice, { params: { id } }),
  meta,
});
