import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { cx } from './class-names.ts';
import type { IconType } from './icon-type.ts';
import { isInAppPath } from './in-app-path.ts';
import './icon-button.css';

interface IconButtonLook {
  icon: IconType;
  /** The accessible name, also shown as the tooltip. */
  label: string;
  tone?: 'quiet' | 'danger' | 'rail' | undefined;
}

export type IconButtonProps = IconButtonLook &
  (
    | (Omit<ComponentProps<'button'>, 'children' | 'href'> & { href?: undefined })
    | (Omit<ComponentProps<'a'>, 'children'> & { href: string })
  );

/** A button or link that is only an icon: 40 px, 44 px on touch, always named. */
export function IconButton({ icon: Icon, label, tone = 'quiet', ...props }: IconButtonProps) {
  const look = cx(
    'icon-btn flex-none place-items-center rounded-md text-[1.03rem] transition-ground duration-fast ease-[ease]',
    `icon-btn-${tone}`,
    props.className,
  );
  const glyph = <Icon className="icon" aria-hidden="true" />;

  if (props.href === undefined) {
    const { href: _href, type = 'button', ...button } = props;
    return (
      // oxlint-disable-next-line react/button-has-type -- 'button' unless the caller says 'submit'
      <button {...button} type={type} className={look} aria-label={label} title={label}>
        {glyph}
      </button>
    );
  }
  if (isInAppPath(props.href)) {
    return (
      <Link {...props} className={look} aria-label={label} title={label}>
        {glyph}
      </Link>
    );
  }
  return (
    <a {...props} className={look} aria-label={label} title={label}>
      {glyph}
    </a>
  );
}
