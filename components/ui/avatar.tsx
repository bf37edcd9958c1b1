import { joinClasses } from './join-classes';

export interface AvatarProps {
  name: string;
  /** Address of the photo; initials stand in for it. */
  photo?: string | null;
  /** Side in px. */
  size?: number;
  /** True where the name is not written beside it. */
  alone?: boolean;
  className?: string;
}

const grounds = [
  'bg-brand-soft text-brand-ink',
  'bg-info-soft text-info-ink',
  'bg-success-soft text-success-ink',
  'bg-warning-soft text-warning-ink',
] as const;

/** First and last name, past the particles of Portuguese names: "Ana Clara de Souza" is AS. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !/^(d[aeo]s?|e)$/i.test(word));
  const first = words[0];
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [first, last]
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toLocaleUpperCase();
}

function groundOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return grounds[sum % grounds.length] ?? grounds[0];
}

export function Avatar({ name, photo, size = 40, alone, className }: AvatarProps) {
  const side = { width: size, height: size, fontSize: Math.round(size * 0.38) };
  const shape = 'inline-flex shrink-0 items-center justify-center rounded-full object-cover font-bold';
  if (photo) {
    return (
      <img
        src={photo}
        alt={alone ? name : ''}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        style={side}
        className={joinClasses(shape, 'bg-sunken', className)}
      />
    );
  }
  const voice = alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span {...voice} style={side} className={joinClasses(shape, groundOf(name), className)}>
      {initialsOf(name)}
    </span>
  );
}
