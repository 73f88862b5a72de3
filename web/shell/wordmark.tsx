import { Link } from 'react-router';
import { paths } from '../paths.ts';

/** The name with its moon, leading home. */
export function Wordmark() {
  return (
    <Link to={paths.home} className="inline-flex min-h-11 items-center gap-2.5 rounded-md no-underline">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
        <circle cx="16" cy="16" r="15" fill="#1b2340" />
        <circle cx="16" cy="13" r="8" fill="#ffc56b" />
        <circle cx="19.5" cy="10.8" r="6.6" fill="#1b2340" />
        <path
          d="M1.6 20.5c5-3.4 8.500-2.600 12.400-.400 4.500 2.500 8.500 2.300 16.500-1A15 15 0 0 1 1.600 20.500z"
          fill="#3d4b7c"
        />
      </svg>
      <span className="font-[590] font-display text-[1.55rem] leading-none tracking-tight">Lunatale</span>
    </Link>
  );
}
