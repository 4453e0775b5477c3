import { useEffect } from 'react';
import { useSendUnsentPlays } from '#client/plays/unsent-plays/use-send-unsent-plays.ts';
import { clearOtherUsers } from '#client/lib/device/clear-device.ts';
import { watchTyping } from '#client/lib/device/typed-fields.ts';
import { installWorker, useNewVersion } from '#client/lib/device/service-worker-client.ts';
import type { Language } from '#shared/text/languages.ts';
import { followLanguage } from '#client/lib/words/open-in-language.ts';
import { NetworkNotice } from './network-notice.tsx';
import { VersionNotice } from './version-notice.tsx';
import './device.css';
import { useLocation, useSearch } from 'wouter';
import { openLogPlay } from '#client/plays/play-dialog-view.ts';

/** Offline features for a signed-in user, and their notices. @param ofAccount the language that they chose */
export function Device({ userId, ofAccount }: { userId: number; ofAccount: Language | null }) {
  useSendUnsentPlays();
  const isNewReady = useNewVersion();
  useEffect(watchTyping, []);
  useEffect(() => {
    void clearOtherUsers(userId).then(installWorker);
  }, [userId]);
  useEffect(() => followLanguage(ofAccount), [ofAccount]);
  useRecordShortcut();
  return (
    <div className="device-notices container-page" role="status">
      <NetworkNotice />
      {isNewReady ? <VersionNotice /> : null}
    </div>
  );
}

/** Opens the form for a play if the URL says so: a shortcut of the installed application. */
function useRecordShortcut(): void {
  const [path, navigate] = useLocation();
  const isRequested = new URLSearchParams(useSearch()).has('record');
  useEffect(() => {
    if (!isRequested) return;
    navigate(path, { replace: true });
    openLogPlay();
  }, [isRequested, navigate, path]);
}
