import { CircleAlert, CircleCheck, CopyCheck, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { IconType } from '#client/ui/marks/icon-type.ts';
import type { ListedAddress } from '../../groups/address-list.ts';
import type { AddressPreview as Preview } from '../preview-addresses.ts';
import { t } from '#client/nights/words/words.ts';

/** The parsed addresses before anybody is added. */
export function AddressPreview({ preview }: { preview: Preview }) {
  const { fresh, known, bad, repeated } = preview;
  return (
    <div className="mt-3.5 grid gap-3.5 text-sm empty:hidden">
      {fresh.length > 0 ? (
        <Part
          icon={CircleCheck}
          tone="good"
          title={t('{count, plural, one {# person} other {# people}} to add', { count: fresh.length })}
        >
          <ul className="flex max-h-45 flex-wrap gap-1.5 overflow-auto">
            {fresh.map((one) => (
              <AddressChip key={one.email} {...one} />
            ))}
          </ul>
        </Part>
      ) : null}
      {bad.length > 0 ? (
        <Part
          icon={CircleAlert}
          tone="bad"
          title={t('{count, plural, one {# entry} other {# entries}} not understood', { count: bad.length })}
        >
          <ul>
            {bad.map(({ text, problem }) => (
              <li className="min-w-0 wrap-anywhere text-ink-2" key={text}>
                <bdi className="font-strong text-ink">{text.slice(0, 120)}</bdi>{' '}
                <span className="before:content-['·_']">{problem}</span>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {known.length > 0 ? (
        <Part
          icon={UserCheck}
          tone="plain"
          title={t('{count, plural, one {# person} other {# people}} on the list already', { count: known.length })}
        >
          <p className="min-w-0 wrap-anywhere text-ink-2">{known.map(({ email, name }) => name ?? email).join(', ')}</p>
        </Part>
      ) : null}
      {repeated > 0 ? (
        <Part
          icon={CopyCheck}
          tone="plain"
          title={t('{count, plural, one {# duplicate} other {# duplicates}} counted once', { count: repeated })}
        />
      ) : null}
    </div>
  );
}

function AddressChip({ email, name }: ListedAddress) {
  return (
    <li className="flex min-w-0 flex-wrap gap-x-1.5 gap-y-0 rounded-sm bg-tile-2 px-2.5 py-1 wrap-anywhere text-ink-2">
      {name ? (
        <b className="font-strong text-ink" dir="auto">
          {name}
        </b>
      ) : null}
      <span>{email}</span>
    </li>
  );
}

interface PartProps {
  icon: IconType;
  tone: 'good' | 'bad' | 'plain';
  title: string;
  children?: ReactNode;
}

function Part({ icon: Icon, tone, title, children }: PartProps) {
  return (
    <section data-tone={tone}>
      <h3 className="mb-1.5 flex items-center gap-2 text-sm in-data-[tone=bad]:text-bad">
        <Icon className="icon in-data-[tone=good]:text-good in-data-[tone=plain]:text-ink-3" aria-hidden="true" />
        {title}
      </h3>
      {children}
    </section>
  );
}
