import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import type { IconType } from '../marks/icon-type.ts';
import { isInAppPath } from '../layout/in-app-path.ts';
import './icon-button.css';

const look = cva(
  'icon-btn flex-none place-items-center rounded-md text-[1.03rem] transition-ground duration-fast ease-[ease]',
  {
    variants: { tone: { quiet: 'icon-btn-quiet', danger: 'icon-btn-danger', rail: 'icon-btn-rail' } },
    defaultVariants: { tone: 'quiet' },
  },
);

interface IconButtonLook extends VariantProps<typeof look> {
  icon: IconType;
  /** The accessible name, also shown as the tooltip. */
  label: string;
}

export type IconButtonProps = IconButtonLook &
  (
    | (Omit<ComponentProps<'button'>, 'children' | 'href'> & { href?: undefined })
    | (Omit<ComponentProps<'a'>, 'children'> & { href: string })
  );

/** A button or link that is only an icon: 40 px, 44 px on touch, always named. */
export function IconButton({ icon: Icon, label, tone, ...props }: IconButtonProps) {
  const className = look({ tone, className: props.className });
  const glyph = <Icon className="icon" aria-hidden="true" />;

  if (props.href === undefined) {
    const { href: _href, type = 'button', ...button } = props;
    return (
      <button {...button} type={type} className={className} aria-label={label} title={label}>
        {glyph}
      </button>
    );
  }
  if (isInAppPath(props.href)) {
    return (
      <Link {...props} className={className} aria-label={label} title={label}>
        {glyph}
      </Link>
    );
  }
  return (
    <a {...props} className={className} aria-label={label} title={label}>
      {glyph}
    </a>
  );
}
