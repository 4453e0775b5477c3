import { useEffect } from 'react';
import { useSending } from '#client/entities/waiting-plays/use-sending.ts';
import { forgetOthers } from '#client/lib/device/last-person.ts';
import { watchTyping } from '#client/lib/device/typed-fields.ts';
import { installWorker } from '#client/lib/device/worker.ts';
import { NetworkNotice } from './components/network-notice.tsx';
import { VersionNotice } from './components/version-notice.tsx';
import './device.css';
import { useRecordShortcut } from './use-record-shortcut.ts';

/** Offline features for a signed-in user, and their notices. */
export function Device({ userId }: { userId: number }) {
  useSending();
  useEffect(watchTyping, []);
  useEffect(() => {
    void forgetOthers(userId).then(installWorker);
  }, [userId]);
  useRecordShortcut();
  return (
    <div className="device-notices container-page" role="status">
      <NetworkNotice />
      <VersionNotice />
    </div>
  );
}
