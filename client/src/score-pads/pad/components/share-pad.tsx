import { Copy, Share2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { encode } from 'uqr';
import { copyToClipboard } from '#client/lib/copy-to-clipboard.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { padAddress } from '../pad-address.ts';
import type { StoredPad } from '../stored-pad.ts';
import * as messages from '../messages.ts';
import { rich, t } from '#client/score-pads/words/words.ts';

const bold = (inner: ReactNode) => <b>{inner}</b>;

/** Ways for others to join: code, QR code and URL. */
export function SharePad({ pad }: { pad: StoredPad }) {
  const field = useRef<HTMLInputElement>(null);
  const address = location.origin + padAddress(pad);
  const copy = async () => {
    if (await copyToClipboard(address)) toast(messages.addressCopied);
    else field.current?.select();
  };
  return (
    <div className="grid justify-items-center gap-3 text-center [&>p:first-child]:wrap-anywhere">
      <p>{rich('Type this code at <b>{address}</b>', { address: `${location.host}/table`, b: bold })}</p>
      <p className="font-display text-[length:clamp(2.5rem,12vw,3.75rem)] leading-[1.1] font-[850] tracking-[0.06em] whitespace-nowrap">
        <VisuallyHidden>{t('Code {code}', { code: pad.code?.split('').join(' ') ?? '' })}</VisuallyHidden>
        <span aria-hidden="true">
          {pad.code?.slice(0, 3)} {pad.code?.slice(3)}
        </span>
      </p>
      <QrPicture text={address} />
      <Field className="w-full" label={t('Address of this table')} hideLabel>
        <TextInput ref={field} readOnly value={address} onFocus={(focused) => focused.target.select()} />
      </Field>
      <div className="flex gap-2.5">
        <Button icon={Copy} onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        {'share' in navigator ? (
          <Button
            icon={Share2}
            onClick={() =>
              // Closing the share dialog is not an error.
              void navigator
                .share({ title: t('{game} at the table', { game: pad.gameTitle }), url: address })
                .catch(() => undefined)
            }
          >
            {t('Share')}
          </Button>
        ) : null}
      </div>
      <p className="text-sm text-ink-2">
        {t('Anybody with the code can follow and enter scores. Only you can finish the game.')}
      </p>
    </div>
  );
}

/** A QR code, dark on light in both themes, which cameras need. */
function QrPicture({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className="w-[min(58vw,34dvh,240px)] rounded-md"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('QR code of the address')}
    >
      <path fill="#ffffff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#10292d" d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
