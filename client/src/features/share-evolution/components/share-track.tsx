import { Pawn } from '#client/brand/pawn.tsx';
import { milestones, trackPosition } from '../track-position.ts';
import './share-track.css';

/** The whole way from the first play to Legendary, with a pawn on it. */
export function ShareTrack({ plays }: { plays: number }) {
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
