import { CloudOff } from 'lucide-react';
import { playTimersOf } from '#client/plays/play-timers.ts';
import { wrapUpDraftsOf } from '#client/nights/wrap-up-drafts.ts';
import { recheckNetwork, isOnline } from '#client/lib/device/network.ts';
import { clearDevice, forgetUser } from '#client/lib/device/clear-device.ts';
import { clearStored, clearTab } from '#client/lib/device/stored-json.ts';
import { toast } from '#client/ui/layers/toast.ts';
import { t } from '#client/app/words/words.ts';

/**
 * Deletes the device's data, with the drafts of this tab and the user's unfinished wrap-ups, and ends the session; offline it
 * does neither and says so. A session that ends by itself leaves drafts for the person who signs in again.
 */
export async function signOut(userId: number): Promise<void> {
  await recheckNetwork();
  if (!isOnline()) {
    toast({
      title: t('You are still signed in'),
      description: t('Signing out needs the network. Please try again when it is back.'),
      variant: 'destructive',
      icon: CloudOff,
    });
    return;
  }
  await clearDevice();
  clearTab();
  clearStored(wrapUpDraftsOf(userId));
  clearStored(playTimersOf(userId));
  forgetUser();
  location.assign('/api/logout');
}
