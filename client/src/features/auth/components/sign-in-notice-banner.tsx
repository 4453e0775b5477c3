import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { Banner } from '#client/ui/banner.tsx';
import type { IconType } from '#client/ui/icon-type.ts';
import type { SignInNotice } from '../sign-in-notice.ts';

const ICONS: Record<SignInNotice['tone'], IconType> = { good: CircleCheck, warn: Info, bad: TriangleAlert };

/** The server's message about a failed sign-in. */
export function SignInNoticeBanner({ notice: { tone, title, text } }: { notice: SignInNotice }) {
  return (
    <Banner tone={tone} icon={ICONS[tone]} title={title} role={tone === 'good' ? 'status' : 'alert'}>
      {text}
    </Banner>
  );
}
