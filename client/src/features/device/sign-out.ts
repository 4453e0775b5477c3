import { CloudOff } from 'lucide-react';
import { doubtNetwork, isOnline } from '#client/lib/device/network.ts';
import { forgetDevice } from '#client/lib/device/on-device.ts';
import { toast } from '#client/ui/toast.ts';

/** Deletes the device's data and ends the session; offline it does neither and says so. */
export async function signOut(): Promise<void> {
  await doubtNetwork();
  if (!isOnline()) {
    toast({
      title: 'You are still signed in',
      description: 'Signing out needs the network. Please try again when it is back.',
      variant: 'destructive',
      icon: CloudOff,
    });
    return;
  }
  await forgetDevice();
  location.assign('/api/logout');
}
