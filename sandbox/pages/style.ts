/** Night tokens of the product: ground, surface, raised, ink, ink-soft, lamp. */
export const style = `
@font-face { font-family: Fraunces; src: url(/fonts/fraunces.woff2) format("woff2"); font-weight: 100 900; font-display: swap; }
@font-face { font-family: Figtree; src: url(/fonts/figtree.woff2) format("woff2"); font-weight: 300 900; font-display: swap; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 24px 16px 96px;
  background: #12182e; color: #f6efdf; font: 16px/1.5 Figtree, "Nunito Sans", system-ui, sans-serif; }
.landscape { position: fixed; inset: auto 0 0 0; width: 100%; height: 58%; z-index: -1; }
.moon { position: fixed; top: 6vh; right: 8vw; width: 92px; height: 92px; z-index: -1; }
@media (max-width: 720px) { .moon { display: none; } }
main { width: 100%; max-width: 440px; background: #1b2340; border: 1px solid #3a4675; border-radius: 20px; padding: 20px 24px; }
h1 { font: 600 28px/1.2 Fraunces, Georgia, serif; margin: 8px 0 4px; }
h2 { font: 600 20px/1.3 Fraunces, Georgia, serif; margin: 18px 0 4px; }
p { margin: 0 0 12px; }
.soft { color: #b9bdd3; }
.mark { display: inline-block; margin: 0 0 8px; padding: 2px 12px; border: 1px dashed #ffc56b; border-radius: 999px; color: #ffc56b; font-size: 14px; font-weight: 600; }
ul.people { list-style: none; margin: 12px 0; padding: 0; display: grid; gap: 6px; }
.person { display: flex; align-items: center; gap: 12px; width: 100%; min-height: 52px; padding: 5px 12px; line-height: 1.3; text-align: left;
  background: #252f54; color: inherit; border: 1px solid transparent; border-radius: 14px; font: inherit; cursor: pointer; }
.person:hover { border-color: #ffc56b; }
.person img { width: 40px; height: 40px; border-radius: 50%; flex: none; }
.person .soft { font-size: 14px; }
.person span { display: block; min-width: 0; overflow-wrap: anywhere; }
.person .name { font-weight: 600; }
.person .note { margin-left: auto; color: #ffc56b; font-size: 13px; text-align: right; overflow-wrap: normal; }
label { display: block; font-weight: 600; margin: 8px 0 4px; }
input, select { width: 100%; min-height: 48px; padding: 8px 14px; background: #12182e; color: inherit; border: 1px solid #8189ad; border-radius: 12px; font: inherit; }
.error { color: #ffb3ab; margin: 6px 0 0; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; margin-top: 20px; }
.primary, .quiet { min-height: 48px; padding: 10px 24px; border-radius: 999px; font: inherit; font-weight: 600; cursor: pointer; }
.primary { background: #ffc56b; color: #23263a; border: 0; }
.quiet { background: transparent; color: #f6efdf; border: 1px solid #8189ad; }
a { color: #ffc56b; display: inline-flex; align-items: center; min-height: 44px; }
:focus-visible { outline: 3px solid #ffc56b; outline-offset: 3px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
dl { display: grid; align-items: center; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 12px 0; } dt { color: #b9bdd3; } dd { margin: 0; text-align: right; }
details { margin-top: 12px; } summary { cursor: pointer; min-height: 32px; color: #b9bdd3; }
dl.cards { grid-template-columns: auto 1fr; font-size: 14px; } dl.cards dd { text-align: left; } code { white-space: nowrap; }
@media (forced-colors: active) { .person, main { border-color: CanvasText; } }
`;
