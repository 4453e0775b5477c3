const INKS = {
  green: { face: '#7BA457', rim: '#385824' },
  yellow: { face: '#F0C54C', rim: '#A87408' },
  blue: { face: '#4390CB', rim: '#124570' },
};

/** A hexagonal tile with its edge of greyboard. */
export function HexToken({ colour }: { colour: keyof typeof INKS }) {
  const { face, rim } = INKS[colour];
  return (
    <svg className="hero-hex" data-colour={colour} viewBox="0 0 100 112">
      <path d="M50 11l43 25v50l-43 25L7 86V36z" fill="#BFB39B" />
      <path d="M50 3l43 25v50l-43 25L7 78V28z" fill={face} />
      <path d="M50 12l35 20.5v41L50 94 15 73.5v-41z" fill="none" stroke={rim} strokeWidth="3" />
    </svg>
  );
}
