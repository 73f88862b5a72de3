/** Fired on `window`, in this order, for every navigation (ROUTE-19). */
export const routeChangeStart = 'lunatale:route-change-start';
export const routeChangeComplete = 'lunatale:route-change-complete';
