import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from './class-names.ts';
import type { IconType } from './icon-type.ts';
import { isInAppPath } from './in-app-path.ts';
import './button.css';

type ButtonVariant = 'primary' | 'act' | 'neutral' | 'danger' | 'ghost' | 'ghost-danger' | 'rail';
type ButtonSize = 'sm' | 'md' | 'lg';

interface ButtonLook {
  /** `primary` is the lamp: one per region. `act` is for repeated actions. Default `neutral`. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: IconType | undefined;
  /** Fills the width of its container. */
  full?: boolean | undefined;
}

export type ButtonProps = ButtonLook &
  (
    | (Omit<ComponentProps<'button'>, 'href'> & {
        href?: undefined;
        /** In progress: the button is dashed and disabled, with `pendingLabel` as its label. */
        pending?: boolean | undefined;
        pendingLabel?: ReactNode;
      })
    | (ComponentProps<'a'> & { href: string; pending?: undefined; pendingLabel?: undefined })
  );

/** A button. With `href` it is a link with the same look; in-app paths use the router. */
export function Button({ variant = 'neutral', size = 'md', icon: Icon, full, ...props }: ButtonProps) {
  const look = cx('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, full && 'btn-full', props.className);
  const glyph = Icon ? <Icon className="icon" aria-hidden="true" /> : null;

  if (props.href !== undefined) {
    const { children, pending: _pending, pendingLabel: _label, ...link } = props;
    const content = (
      <>
        {glyph}
        <span className="btn-label">{children}</span>
      </>
    );
    if (!isInAppPath(link.href)) {
      return (
        <a {...link} className={look}>
          {content}
        </a>
      );
    }
    return (
      <Link {...link} className={look}>
        {content}
      </Link>
    );
  }

  const { children, pending = false, pendingLabel, disabled, type = 'button', href: _href, ...button } = props;
  return (
    // oxlint-disable-next-line react/button-has-type -- 'button' unless the caller says 'submit'
    <button {...button} type={type} className={look} disabled={disabled || pending} aria-busy={pending || undefined}>
      {pending && pendingLabel ? null : glyph}
      <span className="btn-label">{pending && pendingLabel ? pendingLabel : children}</span>
    </button>
  );
}
