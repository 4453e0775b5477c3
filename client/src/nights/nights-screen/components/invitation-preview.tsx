import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { Host } from '#client/organizations/host.ts';
import { call } from '#client/lib/http/http.ts';
import { previewInvitation } from '#shared/nights/invitation-preview-contract.ts';
import type { EventToCreate } from '../../api.ts';
import { nightForm, type NightFields, type NightForm } from '../night-form.ts';
import { t } from '#client/nights/words/words.ts';

/** Debounce in milliseconds. */
const PAUSE = 500;
/** A mail is laid out for 600 pixels, and shown in a column of 380. */
const SCALE = 380 / 640;

const previewQuery = (organizationId: number | null, body: EventToCreate | null) =>
  queryOptions({
    queryKey: ['invitation-preview', organizationId, body],
    queryFn: ({ signal }) => (body === null ? null : call(previewInvitation, { for: organizationId, body }, signal)),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** The mail that guests will get, once the night could be created. */
export function InvitationPreview({ form, host }: { form: NightForm; host: Host }) {
  const [schema] = useState(() => nightForm(host, 0));
  const written = useWatch({
    control: form.control,
    compute: (fields: NightFields): EventToCreate | null => {
      const { data } = schema.safeParse({ ...fields, guests: '', hostName: '' });
      return data ? { ...data.facts, ...(data.datePoll && { datePoll: data.datePoll }), gameIds: data.gameIds } : null;
    },
  });
  const { data: mail } = useQuery(previewQuery(host.for, useDebounced(written)));
  return (
    <div>
      <p className="mb-3 font-display text-lg leading-[1.2] font-bold text-ink-2">{t('The invitation')}</p>
      {written !== null && mail ? (
        <div className="tile overflow-hidden">
          <p className="px-4 py-3 text-sm font-strong wrap-anywhere">{mail.subject}</p>
          <MailFrame html={mail.html} />
        </div>
      ) : (
        <p className="text-sm text-ink-2">{t('It is shown here as soon as the night has a title and a date.')}</p>
      )}
    </div>
  );
}

/** The mail itself, without its style sheet, which this page's policy refuses. */
function MailFrame({ html }: { html: string }) {
  const [height, setHeight] = useState(600);
  const measure = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? 600);
  return (
    <div className="overflow-hidden" style={{ height: height * SCALE }}>
      <iframe
        title={t('The invitation')}
        sandbox="allow-same-origin"
        tabIndex={-1}
        srcDoc={html.replace(/<head>[^]*<\/head>/, '')}
        onLoad={measure}
        className="pointer-events-none w-160 origin-top-left border-0"
        style={{ height, transform: `scale(${SCALE})` }}
      />
    </div>
  );
}

function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
