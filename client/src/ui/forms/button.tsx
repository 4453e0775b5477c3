import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import type { IconType } from '../marks/icon-type.ts';
import { isInAppPath } from '../layout/in-app-path.ts';
import './button.css';

const look = cva('btn', {
  variants: {
    /** `primary` is the lamp: one per region. `act` is for repeated actions. */
    variant: {
      primary: 'btn-primary',
      act: 'btn-act',
      neutral: 'btn-neutral',
      danger: 'btn-danger',
      ghost: 'btn-ghost',
      'ghost-danger': 'btn-ghost-danger',
      rail: 'btn-rail',
    },
    size: { sm: 'btn-sm', md: null, lg: 'btn-lg' },
    /** Fills the width of its container. */
    full: { true: 'btn-full' },
  },
  defaultVariants: { variant: 'neutral', size: 'md' },
});

interface ButtonLook extends VariantProps<typeof look> {
  icon?: IconType | undefined;
}

export type ButtonProps = ButtonLook &
  (
    | (Omit<ComponentProps<'button'>, 'href'> & {
        href?: undefined;
        /** In progress: the button is dashed and disabled, with `pendingLabel` as its label. */
        pending?: boolean | undefined;
        pendingLabel?: ReactNode;
        /** Every quick press counts, although it starts a request. */
        repeats?: boolean | undefined;
      })
    | (ComponentProps<'a'> & { href: string; pending?: undefined; pendingLabel?: undefined; repeats?: undefined })
  );

/** A button. With `href` it is a link with the same look; in-app paths use the router. */
export function Button({ variant, size, icon: Icon, full, ...props }: ButtonProps) {
  const className = look({ variant, size, full, className: props.className });
  const glyph = Icon ? <Icon className="icon" aria-hidden="true" /> : null;

  if (props.href !== undefined) {
    const { children, pending: _pending, pendingLabel: _label, repeats: _repeats, ...link } = props;
    const content = (
      <>
        {glyph}
        <span className="btn-label">{children}</span>
      </>
    );
    if (!isInAppPath(link.href)) {
      return (
        <a {...link} className={className}>
          {content}
        </a>
      );
    }
    return (
      <Link {...link} className={className}>
        {content}
      </Link>
    );
  }

  const {
    children,
    pending,
    pendingLabel,
    repeats = false,
    disabled,
    type = 'button',
    onClick,
    href: _href,
    ...button
  } = props;
  const startsOnce = pending !== undefined && !repeats;
  return (
    <button
      {...button}
      type={type}
      className={className}
      // A name that says what the button acts on would hide that it is under way.
      aria-label={pending && pendingLabel ? undefined : button['aria-label']}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      onClick={(event) => {
        // The second click of a double click would start the same request again, if the first is answered already.
        if (startsOnce && event.detail > 1) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {pending && pendingLabel ? null : glyph}
      <span className="btn-label">{pending && pendingLabel ? pendingLabel : children}</span>
    </button>
  );
}
