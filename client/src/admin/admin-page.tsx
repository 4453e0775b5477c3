import { wholeText } from '#client/lib/number-text.ts';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList, Flag, Link2, Mail, Server, UsersRound } from 'lucide-react';
import { currentUserQuery } from '#client/accounts/api.ts';
import { useViewInAddress } from '#client/lib/use-view-in-address.ts';
import { Container } from '#client/ui/layout/container.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { TabPanel, Tabs } from '#client/ui/layout/tabs.tsx';
import { NotFoundPage } from '#client/ui/states/not-found-page.tsx';
import { ActList } from './act-list.tsx';
import { ADMIN_TABS, type AdminTab, formatAdminView, onTab, parseAdminView } from './admin-view.ts';
import { siteQuery } from './api.ts';
import { LinkList } from './link-list.tsx';
import { MailList } from './mails/mail-list.tsx';
import { PeoplePanel } from './people/people-panel.tsx';
import { ReportList } from './report-list.tsx';
import { SitePanel } from './site/site-panel.tsx';
import { t } from '#client/admin/words/words.ts';

const TABS: Record<AdminTab, { label: string; icon: typeof Server }> = {
  site: { label: t('Site'), icon: Server },
  people: { label: t('People'), icon: UsersRound },
  mails: { label: t('Mails'), icon: Mail },
  reports: { label: t('Reports'), icon: Flag },
  links: { label: t('Sign-Up Links'), icon: Link2 },
  acts: { label: t('Audit'), icon: ClipboardList },
};
const FORMAT = { parse: parseAdminView, format: formatAdminView };

/** The screen of ADMIN_EMAILS (/admin); others get 'not found'. */
export function AdminPage() {
  const { data: user } = useQuery(currentUserQuery);
  return user?.isAdmin ? <AdminScreen /> : <NotFoundPage />;
}

function AdminScreen() {
  const [view, change] = useViewInAddress(FORMAT);
  const { data } = useQuery(siteQuery);
  const openTab = (value: string) => {
    const tab = ADMIN_TABS.find((one) => one === value);
    if (tab) change(onTab(tab));
  };
  return (
    <Container>
      <PageHeader
        title={t('Administration')}
        counts={
          data && [
            { label: data.accounts === 1 ? t('Account') : t('Accounts'), value: wholeText(data.accounts) },
            { label: t('Open Reports'), value: wholeText(data.openReports) },
            { label: t('Version'), value: data.version },
          ]
        }
      >
        {t('Here is how the site runs and who uses it, and nothing of what people wrote.')}
      </PageHeader>
      <Tabs
        label={t('Administration')}
        items={ADMIN_TABS.map((value) => ({ value, ...TABS[value] }))}
        value={view.tab}
        onValueChange={openTab}
      >
        <TabPanel value="site" className="mt-5">
          <SitePanel />
        </TabPanel>
        <TabPanel value="people" className="mt-5">
          <PeoplePanel view={view} onChange={change} />
        </TabPanel>
        <TabPanel value="mails" className="mt-5">
          <MailList view={view} onChange={change} />
        </TabPanel>
        <TabPanel value="reports" className="mt-5">
          <ReportList view={view} onChange={change} />
        </TabPanel>
        <TabPanel value="links" className="mt-5">
          <LinkList />
        </TabPanel>
        <TabPanel value="acts" className="mt-5">
          <ActList view={view} onChange={change} />
        </TabPanel>
      </Tabs>
    </Container>
  );
}
