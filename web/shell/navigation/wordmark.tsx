import { Link } from 'react-router';
import mark from '../../.art/mark.svg';
import { paths } from '../../routes/paths.ts';

/** The product's name with its moon, linked to home. */
export function Wordmark() {
  return (
    <Link to={paths.home} className="inline-flex min-h-11 items-center gap-2 rounded-md sm:gap-2.5 no-underline">
      <img src={mark} alt="" className="size-9" />
      <span className="font-[590] font-display text-[1.4rem] leading-none tracking-tight max-[22rem]:sr-only sm:text-[1.55rem]">
        Lunatale
      </span>
    </Link>
  );
}
