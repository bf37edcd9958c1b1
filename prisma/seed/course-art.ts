import sharp from 'sharp';

const warm = {
  paper: '#fff3e4',
  orange: '#ff7900',
  brick: '#b8431a',
  leaf: '#2f7d5b',
  night: '#22314f',
  sun: '#ffc24b',
};

/** A drawing for each demo course, of simple shapes, so that the demo carries no picture of anybody. */
const drawings: Readonly<Record<string, string>> = {
  MY: `<rect x="80" y="210" width="150" height="70" rx="14" fill="${warm.orange}"/><rect x="230" y="140" width="180" height="70" rx="14" fill="${warm.leaf}"/><rect x="410" y="70" width="150" height="70" rx="14" fill="${warm.night}"/><circle cx="120" cy="150" r="34" fill="${warm.sun}"/>`,
  MYe: `<rect x="80" y="210" width="150" height="70" rx="14" fill="${warm.leaf}"/><rect x="230" y="140" width="180" height="70" rx="14" fill="${warm.orange}"/><rect x="410" y="70" width="150" height="70" rx="14" fill="${warm.night}"/><circle cx="120" cy="150" r="34" fill="${warm.sun}"/>`,
  MT: `<rect x="120" y="60" width="400" height="240" rx="22" fill="${warm.night}"/><path d="M210 140l-50 40 50 40M430 140l50 40-50 40M350 120l-60 120" stroke="${warm.sun}" stroke-width="18" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
  MP: `<rect x="220" y="110" width="200" height="150" rx="26" fill="${warm.leaf}"/><circle cx="280" cy="175" r="24" fill="${warm.paper}"/><circle cx="360" cy="175" r="24" fill="${warm.paper}"/><path d="M320 110V60" stroke="${warm.brick}" stroke-width="14"/><circle cx="320" cy="50" r="18" fill="${warm.orange}"/><circle cx="250" cy="290" r="30" fill="${warm.night}"/><circle cx="390" cy="290" r="30" fill="${warm.night}"/>`,
  F1: `<circle cx="130" cy="180" r="50" fill="${warm.orange}"/><rect x="220" y="130" width="100" height="100" fill="${warm.leaf}"/><circle cx="410" cy="180" r="50" fill="${warm.orange}"/><rect x="490" y="130" width="100" height="100" fill="none" stroke="${warm.leaf}" stroke-width="10" stroke-dasharray="18 12"/>`,
  FF1: `<path d="M320 110c-60-40-150-40-210-10v180c60-30 150-30 210 10 60-40 150-40 210-10V100c-60-30-150-30-210 10z" fill="${warm.paper}" stroke="${warm.night}" stroke-width="12"/><path d="M320 110v180" stroke="${warm.night}" stroke-width="12"/><circle cx="440" cy="170" r="26" fill="${warm.orange}"/>`,
  RV1: `<rect x="130" y="120" width="380" height="150" rx="60" fill="${warm.night}"/><circle cx="240" cy="195" r="46" fill="${warm.sun}"/><circle cx="400" cy="195" r="46" fill="${warm.sun}"/><path d="M130 190H60M510 190h70" stroke="${warm.brick}" stroke-width="20"/>`,
};

const backgrounds: Readonly<Record<string, string>> = { MYe: '#cfe6da', MT: '#ffd9b3', FF1: '#cfe6da', RV1: '#f3c9a8' };

export function courseArt(code: string): Promise<Buffer> {
  const ground = backgrounds[code] ?? warm.paper;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="${ground}"/>${drawings[code] ?? ''}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
