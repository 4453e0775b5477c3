import { CloudOff, CloudUpload } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useUnsentPlays } from '#client/plays/unsent-plays/use-unsent-plays.ts';
import { useNetwork } from '#client/lib/device/network.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { networkText, unsentPlaysText } from './notice-text.ts';
import { t } from '#client/app/words/words.ts';

/** Says that the server is unreachable, how old the shown data is, and what is unsent; empty otherwise. */
export function NetworkNotice() {
  const { online, keptSince } = useNetwork();
  const [path] = useLocation();
  const unsent = useUnsentPlays();
  const refused = unsent.filter(({ refusal }) => refusal !== null).length;
  if (online && unsent.length === 0) return null;
  return (
    <Banner
      compact
      tone={refused > 0 ? 'warn' : 'info'}
      icon={online ? CloudUpload : CloudOff}
      className="device-notice"
    >
      {[online ? '' : networkText(keptSince, new Date()), unsentPlaysText(unsent.length - refused, refused)]
        .join(' ')
        .trim()}
      {unsent.length > 0 && path !== '/plays' ? (
        <>
          {' '}
          <Link href="/plays" className="link">
            {t('See What Waits')}
          </Link>
        </>
      ) : null}
    </Banner>
  );
}
