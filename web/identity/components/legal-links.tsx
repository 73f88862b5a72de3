import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../routes/paths.ts';

/** The two links of a sentence that names the terms and the privacy policy. */
export const legalLinks = {
  terms: (text: ReactNode) => (
    <Link className="underline" to={paths.termsOfService}>
      {text}
    </Link>
  ),
  privacy: (text: ReactNode) => (
    <Link className="underline" to={paths.privacyPolicy}>
      {text}
    </Link>
  ),
};
