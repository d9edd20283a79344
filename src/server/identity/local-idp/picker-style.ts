/** The page stands alone, without the app's bundle: its few rules travel with it. */
export const pickerStyle = `
@font-face{font-family:"IBM Plex Sans Thai";font-weight:400;font-display:swap;src:url(/fonts/ibm-plex-sans-thai-400.woff2) format("woff2")}
@font-face{font-family:"IBM Plex Sans Thai";font-weight:600;font-display:swap;src:url(/fonts/ibm-plex-sans-thai-600.woff2) format("woff2")}
:root{--back:#f0f5f5;--card:#fff;--ink:#192120;--soft:#475251;--line:#d5dcdc;--teal:#076462;--tint:#d7f4f2;--on:#fff;--bad:#b42318}
@media (prefers-color-scheme:dark){:root{--back:#091111;--card:#0f1919;--ink:#e2e7e7;--soft:#a5b1b1;--line:#263333;--teal:#68c7c4;--tint:#0f3534;--on:#062827;--bad:#ff9c8f}.mark rect{fill:#137270}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;grid-template-columns:minmax(0,100%);place-items:start center;background:radial-gradient(120% 60% at 50% 0,var(--tint),var(--back) 70%);color:var(--ink);font:400 15px/1.6 "IBM Plex Sans Thai",system-ui,sans-serif;padding:max(16px,env(safe-area-inset-top)) 12px max(16px,env(safe-area-inset-bottom))}
main{width:100%;max-width:440px;background:var(--card);border:1px solid var(--line);border-radius:20px;padding:20px 16px;box-shadow:0 12px 40px rgb(4 40 30/.08)}
@media (min-width:520px){body{place-items:center}main{padding:32px}}
header{display:grid;grid-template-columns:auto 1fr;column-gap:14px;align-items:center;margin-bottom:16px}
.mark{width:52px;height:52px;display:block;grid-row:span 2}.mark rect{fill:#076462}
h1{font-size:22px;line-height:1.4;font-weight:600;margin:0}
h2{font-size:15px;font-weight:600;margin:16px 0 6px}
header p,footer{color:var(--soft);margin:0}
.en{color:var(--soft);font-weight:400}
h1 .en{font-size:15px;white-space:nowrap}
header p{font-size:13px;line-height:1.5}header p .en{display:block}
ul{list-style:none;margin:0;padding:0;border:1px solid var(--line);border-radius:12px;overflow:hidden}
li+li{border-top:1px solid var(--line)}
button,input{font:inherit;color:inherit}
button{cursor:pointer}
.account{display:flex;align-items:center;gap:12px;width:100%;min-height:60px;padding:8px 12px;border:0;background:none;text-align:start}
.account:hover{background:var(--tint)}
.avatar{flex:none;width:40px;height:40px;border-radius:50%;display:grid;place-items:center;background:var(--tint);color:var(--teal);font-weight:600;font-size:17px;line-height:1}
.account:hover .avatar{background:var(--card)}
.who{min-width:0;flex:1;display:grid}
.name{font-weight:600;line-height:1.5}
.role{font-size:13px;line-height:1.5}@media (min-width:360px){.role .en{white-space:nowrap}}
.mail{font-size:13px;line-height:1.5;color:var(--soft);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
label{display:block;font-weight:600;margin-bottom:4px}
.row{display:flex;gap:8px;flex-wrap:wrap}
.row input{flex:1 1 200px;min-width:0;min-height:48px;padding:8px 12px;border:1px solid var(--soft);border-radius:8px;background:transparent;font-size:16px}
.row input[aria-invalid]{border:2px solid var(--bad)}
.row input::placeholder{color:var(--soft);opacity:.8}
.primary{min-height:48px;padding:4px 18px;border:0;border-radius:8px;background:var(--teal);color:var(--on);font-weight:600;line-height:1.35;flex:1 0 auto}
.primary .en{color:inherit}
.problem{color:var(--bad);margin:8px 0 0}.problem .en{color:inherit;display:block}
.enter{position:absolute;width:1px;height:1px;opacity:0;border:0;padding:0;pointer-events:none}
.stay{display:flex;align-items:center;gap:10px;min-height:48px;margin:4px 0 0;font-weight:400;cursor:pointer}
.stay input{width:20px;height:20px;margin:0;accent-color:var(--teal)}
:focus-visible{outline:3px solid var(--teal);outline-offset:2px}
li :focus-visible{outline-offset:-3px;border-radius:12px}
footer{font-size:13px;text-align:center;margin-top:20px}footer .en{display:block}
`;
