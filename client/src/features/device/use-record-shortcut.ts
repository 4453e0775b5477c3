import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { openLogPlay } from '#client/entities/plays/play-dialog-view.ts';

/** Opens the form of a play where the address asks for it: the installed application has a shortcut for that. */
export function useRecordShortcut(): void {
  const [path, navigate] = useLocation();
  const isAsked = new URLSearchParams(useSearch()).has('record');
  useEffect(() => {
    if (!isAsked) return;
    navigate(path, { replace: true });
    openLogPlay();
  }, [isAsked, navigate, path]);
}
