import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { openLogPlay } from '#client/entities/plays/play-dialog-view.ts';

/** Opens the form for a play if the URL says so: a shortcut of the installed application. */
export function useRecordShortcut(): void {
  const [path, navigate] = useLocation();
  const isAsked = new URLSearchParams(useSearch()).has('record');
  useEffect(() => {
    if (!isAsked) return;
    navigate(path, { replace: true });
    openLogPlay();
  }, [isAsked, navigate, path]);
}
