import { useId } from 'react';
import { DEFAULT_BANNER_COLOR } from '#shared/limits/limits.ts';
import './banner-colours.css';

interface BannerColoursProps {
  /** '#667eea'. */
  value: string;
  onChange: (colour: string) => void;
  error?: string | undefined;
}

/** The first is the default; the others are cover inks. */
const COLOURS: readonly (readonly [colour: string, name: string])[] = [
  [DEFAULT_BANNER_COLOR, 'Violet blue'],
  ['#1f7a4a', 'Green'],
  ['#c2372b', 'Red'],
  ['#d96d0c', 'Orange'],
  ['#0b5f66', 'Petrol'],
  ['#7c4dcc', 'Violet'],
  ['#d2358f', 'Magenta'],
  ['#2e9fc4', 'Sky'],
];

/** Eight colours, and the browser's colour picker. */
export function BannerColours({ value, onChange, error }: BannerColoursProps) {
  const id = useId();
  const chosen = value.toLowerCase();
  const own = COLOURS.every(([colour]) => colour !== chosen);
  return (
    <fieldset className="banner-colours" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-sm leading-[1.3] font-strong">Banner Colour</legend>
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
        <label className="relative block size-tap rounded-md" title="Another colour" data-own={own || undefined}>
          <input
            type="color"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            aria-label="Another colour"
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
