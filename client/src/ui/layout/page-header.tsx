import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import './page-header.css';

interface PageCount {
  label: string;
  value: number | string;
  /** The count's link. */
  href?: string | undefined;
}

interface PageHeaderProps {
  title: ReactNode;
  /** Numbers under the title, on one line on a phone too; three have their number over the label there. */
  counts?: readonly PageCount[] | undefined;
  /** A sentence below the title. */
  children?: ReactNode;
  /** Up to three `Button`s; on phones equally wide, three with the icon above the label. */
  actions?: ReactNode;
  className?: string | undefined;
}

/** A page's title with counts at the left and actions at the right. */
export function PageHeader({ title, counts, children, actions, className }: PageHeaderProps) {
  return (
    <header
      className={clsx(
        'page-header mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 max-sm:mb-4 max-sm:gap-3.5',
        className,
      )}
    >
      <div>
        <h1>{title}</h1>
        {children ? <div className="mt-2 text-ink-2">{children}</div> : null}
        {counts ? (
          <ul className="group/page-counts page-counts mt-2.5 flex flex-wrap text-sm text-ink-2 max-sm:mt-2 max-sm:text-xs max-sm:whitespace-nowrap">
            {counts.map(({ label, value, href }) => (
              <li key={label}>
                {href ? (
                  <Link href={href} className="-my-1 inline-block py-1">
                    <b className="mr-0.5 font-display text-lg leading-none font-extrabold text-ink max-sm:mr-px max-sm:text-md max-sm:group-has-[>:nth-child(3)]/page-counts:block max-sm:group-has-[>:nth-child(3)]/page-counts:leading-[1.2]">
                      {value}
                    </b>{' '}
                    <span className="link">{label}</span>
                  </Link>
                ) : (
                  <>
                    <b className="mr-0.5 font-display text-lg leading-none font-extrabold text-ink max-sm:mr-px max-sm:text-md max-sm:group-has-[>:nth-child(3)]/page-counts:block max-sm:group-has-[>:nth-child(3)]/page-counts:leading-[1.2]">
                      {value}
                    </b>{' '}
                    {label}
                  </>
                )}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {actions ? (
        <div className="page-actions flex flex-wrap gap-2.5 max-sm:grid max-sm:auto-cols-fr max-sm:grid-flow-col max-sm:gap-2 max-sm:has-[>:nth-child(4)]:grid-flow-row max-sm:has-[>:nth-child(4)]:grid-cols-2">
          {actions}
        </div>
      ) : null}
    </header>
  );
}
