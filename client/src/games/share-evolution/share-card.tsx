import { type CSSProperties, type ReactNode, type Ref, useEffect, useState } from 'react';
import { coverMarkup } from '#client/brand/cover-markup.ts';
import { LogoMark } from '#client/brand/logo-mark.tsx';
import { Pawn } from '#client/brand/pawn.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { NO_MIN_AGE } from '#shared/limits/limits.ts';
import { tierFor } from '#shared/games/tier.ts';
import { durationText } from '#shared/text/duration-text.ts';
import { fitTitle } from './fit-title.ts';
import { milestones, trackPosition } from './track-position.ts';
import './share-card.css';
import './share-track.css';
import { fitPicture } from './fit-picture.ts';
import { rich, t } from '#client/games/words/words.ts';

/** '2-4 players', '1 player'; other text is unchanged. */
function playerCount(players: string): string {
  if (/[^\d\s,+–-]/.test(players)) return players;
  return players.trim() === '1' ? t('{players} player', { players }) : t('{players} players', { players });
}

const bold = (words: ReactNode) => <b>{words}</b>;
const spanned = (words: ReactNode) => <span>{words}</span>;

interface ShareCardProps {
  game: Game;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * The shared picture, 800 by 600, drawn by html2canvas: hex colours in any theme, layers as elements in painting order,
 * and no positioned <svg>.
 */
export function ShareCard({ game, ref }: ShareCardProps) {
  const { tier, name } = tierFor(game.timesPlayed);
  const title = fitTitle(game.title);
  const picture = useCoverPicture(game.imageUrl);
  const plies = Math.max(1, tier);
  return (
    <div
      ref={ref}
      className="share-card"
      data-tier={tier}
      data-ready={picture === 'loading' ? undefined : 'true'}
      style={{ '--plies': plies }}
    >
      {Array.from({ length: plies }, (_, ply) => (
        <div key={ply} className="share-ply" style={{ '--ply': ply }} />
      ))}
      <div className="share-board" />
      <div className="share-head">
        <div className="share-cover">
          {/* Our own markup: shapes, hex colours, letters A to Z and digits */}
          <div className="share-mat" dangerouslySetInnerHTML={coverMarkup(game.title, game.category)} />
          {picture && picture !== 'loading' ? (
            <>
              <div className="share-shade" />
              <img src={picture.src} crossOrigin="anonymous" alt="" className="share-art" style={picture.box} />
            </>
          ) : null}
          <div className="share-facts">
            <span>{playerCount(game.players)}</span>
            <span>{durationText(game.duration)}</span>
            {game.minAge === NO_MIN_AGE ? null : <span>{game.minAge}+</span>}
          </div>
        </div>
        <div className="share-what">
          <div className="share-tier">
            {tier > 0 ? (
              <span className="share-dots">
                {Array.from({ length: tier }, (_, dot) => (
                  <i key={dot} />
                ))}
              </span>
            ) : null}
            {game.timesPlayed === 0 && game.isWishlist ? t('Wishlist') : name}
          </div>
          <div className="share-title" dir="auto" style={{ fontSize: title.size }}>
            {title.text}
          </div>
          <div className="share-plays">
            {rich('{plays, plural, one {<b>#</b><span>play</span>} other {<b>#</b><span>plays</span>}}', {
              plays: game.timesPlayed,
              b: bold,
              span: spanned,
            })}
          </div>
        </div>
      </div>
      <ShareTrack plays={game.timesPlayed} />
      <div className="share-foot">
        <div className="share-mark">
          <LogoMark />
        </div>
        <b>Rollcall</b>
        <span>{t('Made with Rollcall')}</span>
      </div>
    </div>
  );
}

/** The whole way from the first play to Legendary, with a pawn on it. */
function ShareTrack({ plays }: { plays: number }) {
  const position = `${trackPosition(plays)}%`;
  return (
    <div className="share-track">
      <div className="share-way">
        <div className="share-walked" style={{ width: position }} />
      </div>
      {milestones.map((milestone) => (
        <div key={milestone.tier} className="share-milestone" style={{ left: `${milestone.position}%` }}>
          <div className="share-cube" data-tier={plays >= milestone.plays ? milestone.tier : undefined} />
          <b>{milestone.plays}</b>
          <span>{milestone.name}</span>
        </div>
      ))}
      <div className="share-pawn" style={{ left: position }}>
        <Pawn />
      </div>
    </div>
  );
}

/** A picture that can be drawn: its source, and its box on the cover in pixels. */
interface CoverPicture {
  src: string;
  box: CSSProperties;
}

/** Time-out for loading a picture, in milliseconds. */
const PATIENCE_MS = 5000;

/**
 * A game's own picture for the share card; null if there is none or its site does not allow CORS: then only the
 * generated cover is used, in preview and download.
 */
function useCoverPicture(src: string | null): CoverPicture | 'loading' | null {
  const [loaded, setLoaded] = useState<{ src: string; picture: CoverPicture | null } | null>(null);
  useEffect(() => {
    if (!src) return undefined;
    const image = new Image();
    const without = () => setLoaded({ src, picture: null });
    const timer = setTimeout(() => {
      image.onload = null;
      without();
    }, PATIENCE_MS);
    image.crossOrigin = 'anonymous';
    image.referrerPolicy = 'no-referrer';
    image.onload = () => {
      clearTimeout(timer);
      setLoaded({ src, picture: { src, box: fitPicture(image.naturalWidth, image.naturalHeight) } });
    };
    image.onerror = without;
    image.src = src;
    return () => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
    };
  }, [src]);
  if (!src) return null;
  return loaded?.src === src ? loaded.picture : 'loading';
}
