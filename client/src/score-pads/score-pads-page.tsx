import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useEffect } from 'react';
import { currentUserQuery } from '#client/accounts/api.ts';
import { loginPath } from '#client/accounts/return-path.ts';
import { ChooseGame } from '#client/plays/play-dialog/choose-game.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { NewPad } from './pad/components/new-pad.tsx';
import { JoinForm } from './pad/components/join-form.tsx';
import { OpenPads } from './pad/components/open-pads.tsx';
import { preloadPadCode } from './preload-pad-code.ts';
import { t } from '#client/score-pads/words/words.ts';

/** 'Table Mode': start, reopen or join a score pad by code; joining needs no account. */
export function ScorePadsPage() {
  const { data: user } = useQuery(currentUserQuery);
  useEffect(() => preloadPadCode(() => import('./score-pad-page.tsx')), []);
  return (
    <Container>
      <PageHeader
        title={t('Table Mode')}
        actions={
          user ? (
            <Button icon={ListChecks} href="/score-sheets">
              {t('Score Sheets')}
            </Button>
          ) : null
        }
      >
        {t("One score pad for the table, on everybody's phone.")}
      </PageHeader>
      <div className="group/table-page grid items-start gap-5 nav:grid-cols-[minmax(0,1fr)_360px] [&_section>h2]:mb-3">
        <div className="grid gap-5 max-nav:group-has-[.begin-form]/table-page:order-1 nav:col-2 nav:row-1">
          <Tile as="section">
            <JoinForm />
          </Tile>
          <OpenPads userId={user?.id ?? null} />
        </div>
        {user ? (
          <NewPad ownerId={user.id} renderChoice={(choice) => <ChooseGame {...choice} />} />
        ) : user === null ? (
          <Tile as="section" className="grid justify-items-start gap-3">
            <h2>{t('Begin a Table')}</h2>
            <p>{t('Sign in to start a score pad yourself and save its scores as a play.')}</p>
            <Button variant="primary" href={loginPath('/table')}>
              {t('Sign In')}
            </Button>
          </Tile>
        ) : null}
      </div>
    </Container>
  );
}
