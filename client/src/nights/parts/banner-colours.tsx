import { useId } from 'react';
import { DEFAULT_BANNER_COLOR } from '#shared/limits/limits.ts';
import './banner-colours.css';
import { t } from '#client/nights/words/words.ts';

interface BannerColoursProps {
  /** '#667eea'. */
  value: string;
  onChange: (colour: string) => void;
  error?: string | undefined;
}

/** The first is the default; the others are cover inks. */
const COLOURS: readonly (readonly [colour: string, name: string])[] = [
  [DEFAULT_BANNER_COLOR, t('Violet blue')],
  ['#1f7a4a', t('Green')],
  ['#c2372b', t('Red')],
  ['#d96d0c', t('Orange')],
  ['#0b5f66', t('Petrol')],
  ['#7c4dcc', t('Violet')],
  ['#d2358f', t('Magenta')],
  ['#2e9fc4', t('Sky')],
];

/** Eight colours, and the browser's colour picker. */
export function BannerColours({ value, onChange, error }: BannerColoursProps) {
  const id = useId();
  const chosen = value.toLowerCase();
  const own = COLOURS.every(([colour]) => colour !== chosen);
  return (
    <fieldset className="banner-colours" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-sm leading-[1.3] font-strong">{t('Banner Colour')}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {COLOURS.map(([colour, name]) => (
          <label className="relative block size-tap rounded-md" key={colour} title={name}>
            <input
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
              type="radio"
              name={id}
              value={colour}
              checked={colour === chosen}
              onChange={() => onChange(colour)}
              aria-label={name}
            />
            <span style={{ background: colour }} />
          </label>
        ))}
        <label className="relative block size-tap rounded-md" title={t('Another colour')} data-own={own || undefined}>
          <input
            type="color"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            aria-label={t('Another colour')}
          />
        </label>
      </div>
      {error ? (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
