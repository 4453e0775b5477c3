import { withFullStop } from '#shared/text/with-full-stop.ts';
import { Gem } from 'lucide-react';
import { useHostedOrganization } from '#client/organizations/use-host.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { isPlanRefusal } from '../messages.ts';
import { t } from '#client/nights/words/words.ts';

interface PlanNoticeProps {
  /** The latest error. */
  error: Error | null;
  /** Notice that is known without a request. */
  beforehand?: string | null;
}

/** The exceeded limit and the plan that allows it, beside the form, so that no input is lost. */
export function PlanNotice({ error, beforehand = null }: PlanNoticeProps) {
  const refused = error instanceof ApiError && isPlanRefusal(error) ? error.reason : null;
  const notice = refused ?? beforehand;
  const organization = useHostedOrganization();
  if (!notice) return null;
  return (
    <Banner
      tone="warn"
      icon={Gem}
      role={refused ? 'alert' : undefined}
      action={
        organization === null ? (
          <Button href="/premium" size="sm">
            {t('See Plans')}
          </Button>
        ) : null
      }
    >
      {notice}
      {organization === null ? '' : ` ${withFullStop(t('This is the plan of {organization}', { organization }))}`}
    </Banner>
  );
}
