/**
 * The rules of the specification and what holds each of them: one row a rule. A holder is `FILE › NAME`, the file below tests/ without its ending and the name of a
 * test, a group of tests or a journey as it stands in the source, a value in it as `…`. tests/unit/rules.test.ts checks that every holder exists. Journeys and tests whose rule differs by
 * language run in both.
 */
export interface Rule {
  /** Section of the specification. */
  section: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  rule: string;
  heldBy: readonly [string, ...string[]];
}

const rule = (section: Rule['section'], text: string, ...heldBy: [string, ...string[]]): Rule => ({
  section,
  rule: text,
  heldBy,
});

export const rules: readonly Rule[] = [
  rule(
    2,
    'every route of the specification is there, for its devices',
    'unit/routes.test › has %s for %s',
    'unit/pages.test › are one for every route but redirects, in both languages',
  ),
  rule(
    2,
    'the set of routes is chosen by the device',
    'unit/routes.test › devices (specification section 2)',
    'components/guard-script.test › every route on a %s',
    'smoke/journeys › the guard keeps query and hash on the way to the counterpart',
  ),
  rule(
    2,
    'an unknown path leads to /notFond',
    'components/guard-script.test › unknown paths (decisions on routes)',
    'smoke/journeys › an unknown path is answered with 404 and /notFond names it, in …',
  ),
  rule(
    2,
    'a section navigation of five parts and “Consult now” on product pages',
    'unit/pages.test › section navigation of every product in %s names the five of the specification in its order',
    'unit/pages.test › %s has a link to the consultation that says where the visitor comes from',
    'smoke/journeys › the section navigation marks where the reader is',
  ),
  rule(
    2,
    '“Get Construction Guide Now” on the page of the artifact repository',
    'unit/pages.test › %s has a button for its construction guide',
  ),
  rule(
    2,
    'the artifact repository’s /en variant',
    'smoke/journeys › /product/BeyondFolibrary/en leads to the English page',
  ),
  rule(
    2,
    'query addresses of items (`id`, `type`)',
    'components/use-asked-item.test › the item that a query address names (specification section 2)',
    'unit/pages.test › every link that names an item by its number finds it',
    'smoke/journeys › /news/detail?id= leads to the item, an unknown id says so',
  ),
  rule(
    2,
    '/PrivacyPolicy, /partner/login and /notFond stand outside the shell',
    'unit/pages.test › only the error page, the logins and the privacy policy stand outside the shell',
  ),
  rule(
    2,
    'the resource section of phones redirects to /report',
    'unit/hosting.test › redirects of the host (specification section 2)',
  ),
  rule(
    2,
    'the phone header has a slide-out menu',
    'smoke/header-phone-journeys › section 2: the slide-out menu leads on and leaves no entry in the history, in …',
    "smoke/header-phone-journeys › section 2: the menu keeps the focus and the page's place, and closes in every way, in …",
  ),
  rule(
    2,
    'the phone header has a search panel with hot searches',
    'components/phone-header.test › the hot searches of the API lead to the search for each',
    'smoke/header-phone-journeys › section 2: the search panel offers the hot searches, each a search, in …',
  ),
  rule(
    2,
    'footer: products by category, solutions, resources, about, other',
    'unit/footer-menu.test › columns of the footer (specification section 2)',
    'components/chrome.test › shows the columns and every link of the menu',
  ),
  rule(
    2,
    'footer: about items with the outlink flag 1 are external; “other” carries the id, but for 92; with http a download or a new tab',
    'unit/footer-menu.test › links of the footer (specification section 2)',
    'unit/footer-menu.test › item %s of “other” at %s carries the query “%s”',
    'unit/footer-menu.test › links item 92 without its id, and the other internal items of “other” with it',
  ),
  rule(
    2,
    'footer: hotline, Hong Kong line, support, in English a sales e-mail',
    'components/chrome.test › names hotline, Hong Kong line and support, in English sales too (specification section 2)',
    'unit/pages.test › contact (specification sections 2 and 9)',
  ),
  rule(
    2,
    'footer: a subscription box',
    'components/subscribe-box.test › the subscription box in %s',
    'smoke/subscription-journeys › the subscription box: wrong, right, and on the next visit, in …',
  ),
  rule(
    2,
    'footer: Chinese-only friendly links in new tabs',
    'components/chrome.test › friendly links are Chinese only and open new tabs',
  ),
  rule(
    2,
    'footer: copyright and filing number',
    'components/chrome.test › closes with copyright and filing number of the site info',
  ),
  rule(
    2,
    'every route change scrolls to the top',
    'smoke/behaviours-journeys › section 2: a route change goes to the top, takes the focus to the heading and says the title, in …',
  ),
  rule(
    2,
    'home: a header transparent at the top, solid once scrolled',
    'components/header.test › the header of home (specification sections 2 and 9)',
    'smoke/header-journeys › sections 2 and 9: the header of home is transparent at the top, solid once scrolled, in …',
  ),
  rule(
    2,
    'elements with a motion class are visible or hidden by their place',
    'smoke/behaviours-journeys › section 2: elements with the motion class are visible or hidden by their place in the window',
  ),
  rule(
    2,
    'a dismissible poster, hidden at load, that opens an external news page',
    'components/guard-companions.test › the poster (specification section 2)',
    'components/companions.test › the poster opens the vendor’s news page in a new tab, and is dismissed for the session',
  ),
  rule(
    2,
    'a floating widget of hotlines and QR code',
    'components/companions.test › the contact widget discloses hotlines, consultation and a QR code with its address as a link (specification section 2)',
    'smoke/behaviours-journeys › section 2: hotlines and QR code open without script, in …',
  ),
  rule(
    2,
    'Enter or the button of the search box goes to /search with the text, and clears the field',
    'components/header-search.test › what is typed, “%s”, goes to /search as it is, encoded, and the field is cleared',
    'components/header-search.test › its button searches as the Enter key does',
  ),
  rule(
    2,
    'title, description and keywords come from the menu entry of the route; null if none matches',
    'unit/metadata.test › page metadata from the menu (specification section 2)',
  ),
  rule(
    2,
    'page views are reported on each navigation',
    'components/page-views.test › each navigation is a page view, the provider is started with the first (specification section 2)',
    'smoke/privacy-journeys › always: page views are counted from the first page on, also before the banner is answered',
  ),

  rule(
    3,
    'menu items: fields, groups, kinds of links, pictures',
    'unit/header-menu.test › links of the top menu (specification sections 2 and 3)',
    'unit/header-menu.test › the picture of an entry is its own, else the custom one',
    'contract/payloads.test › the payloads of reading calls',
  ),
  rule(
    3,
    'the menu is kept in session storage as a map of groups to lists',
    'unit/refresh-menu.test › the menu is asked for once a session, and kept as the map of groups to lists (specification section 4)',
  ),
  rule(
    3,
    'picture addresses are stored as picAddr, zsAddr, jxszsAddr, syAddr, logoUrl',
    'contract/payloads.test › picture addresses are known by the names they are stored under; null is empty',
  ),
  rule(
    3,
    'hot searches have a productName; friendly links id, links_name, links_url; site info copyright, crod, banner_id',
    'contract/payloads.test › %s is accepted as the seeds have it',
    'contract/payloads.test › %s refuses %s and names the key',
  ),
  rule(
    3,
    'isLogin and userInfo are persisted in session storage',
    'components/partner-login.test › signs in against the partner base: name and company are shown, and kept for the session',
    'smoke/login-journeys › a partner signs in, comes back and signs out, in …',
  ),
  rule(
    3,
    'showPoster is persisted in session storage',
    'components/guard-companions.test › that was dismissed stays away for the session',
  ),
  rule(
    3,
    'languagetype is persisted in session storage',
    'components/guard-script.test › ?lang=%s is stored as languagetype %s',
    'components/client-navigation.test › at %s keeps page, query and hash, and is remembered',
  ),
  rule(
    3,
    'a downloader record of each kind under its own key, with apply_id and userIp',
    'unit/downloads-fuzz.test › a record that was written is read back the same, under its own kind alone',
    'unit/download-rules.test › a non-empty record of the kind %s has the download logged with apply_id, file_id and user_ip',
  ),

  rule(
    4,
    'zh-CN by default; the language is set by the dropdown, by ?lang= or by what is stored',
    'components/guard-script.test › the language (decisions on language)',
    'smoke/journeys › the language switch keeps path, query and hash',
    'smoke/journeys › ?lang=en leads to English and is not seen again',
  ),
  rule(
    4,
    'English menu titles come from a fixed map',
    'unit/english.test › English names (specification section 4)',
    'unit/header-menu.test › titles, categories, groups and subtitles are swapped through the fixed map',
  ),
  rule(
    4,
    'products and solutions that English hides',
    'unit/english.test › has the ten hidden products with a page of their own, and one such solution',
    'unit/header-menu.test › hides %s (%s) in English and shows it in Chinese',
    'unit/pages.test › what English hides (specification section 4)',
  ),
  rule(
    4,
    'English hides cases, resources, the footer’s columns of resources and other, friendly links',
    'unit/header-menu.test › cases and resources are hidden as groups',
    'unit/footer-menu.test › lose resources and other in English',
    'components/chrome.test › what only one language’s footer has (specification sections 2, 4 and 9)',
  ),
  rule(4, 'an English company blurb', 'components/chrome.test › English has a blurb on the company'),
  rule(
    4,
    'big and small titles of the footer that English hides',
    'unit/english.test › hides the twelve small and the three big titles of the footer',
    'unit/footer-menu.test › the footer in English (specification section 4)',
  ),
  rule(
    4,
    'the privacy banner is shown until the visitor agrees; agreeing stores first_login',
    'components/consent-banner.test › agreeing stores first_login, hides it and leads the focus to the page',
    'smoke/privacy-journeys › section 4: the privacy banner is shown until the visitor agrees, and agreeing is kept, in …',
  ),
  rule(
    4,
    'the search box is inactive, active and focused; closes on blur when empty, on close, on submit',
    'components/header-search.test › is inactive first; its button shows the input, which has the focus',
    'components/header-search.test › the search box closes (specification section 4)',
    'smoke/header-journeys › section 4: the search box shows its input, closes when left empty, searches by Enter and clears, in …',
  ),
  rule(
    4,
    'dropdowns open on hover and hide after a click on an entry',
    'components/header.test › dropdowns by pointer (specification section 4)',
    'smoke/header-journeys › section 4: a dropdown opens on hover and hides after a click on an entry, in …',
    'smoke/header-journeys › section 4: a dropdown opens by the keyboard, Escape hides it and keeps the focus, in …',
  ),
  rule(
    4,
    'the menu is fetched once a session and cached',
    'unit/refresh-menu.test › the menu is asked for once a session, and kept as the map of groups to lists (specification section 4)',
  ),
  rule(
    4,
    'a successful subscription sets and stores the flag',
    'components/subscribe-box.test › marks the visitor as subscribed for any status but 0, and says so',
    'components/subscribe-box.test › a subscriber who comes back is told so, and is not asked again',
  ),
  rule(
    4,
    'the product group of the footer at index 2 is moved',
    'unit/footer-menu.test › of the product groups %j the one at index 2 is moved: %j',
    'unit/footer-menu.test › moves the product group at index 2 behind the others',
  ),
  rule(
    4,
    'downloads, 1: with a record the download is logged',
    'unit/download-rules.test › download gating before the log call (specification section 4)',
    'smoke/downloads-journeys › with a record the download is logged and opens: …',
  ),
  rule(
    4,
    'downloads, 2: without one the form opens in a new tab with type',
    'components/download-button.test › without a record (specification section 4, 2)',
    'smoke/downloads-journeys › without a record the form opens in a new tab: …',
  ),
  rule(
    4,
    'downloads, 3: status 0 is a failure with the server’s message; else one of four outcomes',
    'unit/download-rules.test › download gating after the log call (specification section 4 and 8)',
    'components/download-button.test › with a record (specification section 4, 1 and 3)',
    'smoke/downloads-journeys › status 0: the server’s message, and nothing opens: …',
  ),

  rule(
    5,
    'search: whatever is typed is submitted',
    'components/header-search.test › what is typed, “%s”, goes to /search as it is, encoded, and the field is cleared',
  ),
  rule(
    5,
    'the phone search’s placeholder',
    'components/phone-header.test › its input has the focus and the specified placeholder',
  ),
  rule(
    5,
    'the pattern of the subscription’s e-mail, and its message; nothing is sent',
    'unit/email-pattern.test › the subscription’s e-mail rule (specification section 5)',
    'components/subscribe-box.test › the message for a wrong address is the specification’s, in both languages',
    'components/subscribe-box.test › sends nothing for %j, and says so at the field',
  ),

  rule(
    6,
    'access to downloads depends on the stored record of the kind',
    'unit/download-rules.test › whoever has no record is sent to the form, whatever the file’s address',
    'components/download-button.test › the record of another kind opens nothing',
  ),

  rule(
    7,
    'base path, JSON content type and the header flag',
    'contract/client.test › what a call sends (specification section 7)',
  ),
  rule(
    7,
    'answers whose data is a JSON string',
    'contract/envelope.test › the payload of an answer (specification section 7)',
    'contract/mock-api.test › reading calls of the mock (specification section 7)',
  ),
  rule(7, 'banner_id is kept locally', 'components/companions.test › is kept locally'),
  rule(
    7,
    'down_record for all four kinds',
    'components/download-button.test › the %s download is logged with apply_id, file_id and user_ip, and opens in the tab of the press',
  ),
  rule(
    7,
    'the login goes to the partner backend',
    'contract/client.test › the login goes to the partner backend, everything else to the API',
    'components/partner-login.test › the password is kept nowhere: not in storage, not in an address, not in what is logged',
  ),
  rule(
    7,
    'the forms’ calls (decisions on calls)',
    'smoke/forms-journeys › the form … is sent as it was filled in and leads on, in …',
    'unit/forms.test › the fields of a form',
  ),

  rule(
    8,
    'a subscription with status 0: the server’s message as an error toast',
    'components/subscribe-box.test › status 0 shows the server’s message as an error toast, and keeps the address',
    'smoke/subscription-journeys › status 0 of a subscription is an error toast with the server’s message',
  ),
  rule(
    8,
    'a subscription with any other status: subscribed',
    'components/subscribe-box.test › marks the visitor as subscribed for any status but 0, and says so',
  ),
  rule(
    8,
    'a download log with status 0: the server’s message as an error toast',
    'components/download-button.test › %s, download log answer with status 0: the server’s message is shown as an error, the tab is closed, the form is offered',
  ),
  rule(
    8,
    'duplicate navigations are swallowed',
    'components/go-to.test › asked for twice it is shown once (specification section 8)',
    'smoke/behaviours-journeys › section 8: the same link twice is one navigation; a link to the open page is none',
  ),
  rule(
    8,
    'a chunk that does not come is an error after 120 seconds, and the page stays to be read',
    'unit/webpack.test › a chunk that hangs is given up after 120 seconds (specification section 9)',
    'smoke/failure-journeys › section 8: … that does not come leaves the page to be read and offers to reload, without end is nothing loaded',
  ),
  rule(
    8,
    'failures of the menu’s call change nothing',
    'unit/refresh-menu.test › an API with the fault %s gives no menu, is asked once, and nothing of it is kept',
    'unit/fetch-answers.test › the answers of a build (decisions on calls)',
  ),

  rule(
    9,
    'chunks are given up after 120000 ms',
    'unit/webpack.test › a chunk that hangs is given up after 120 seconds (specification section 9)',
  ),
  rule(
    9,
    'back to top after 300 px',
    'components/companions.test › back to top is there after … px of scrolling, and only then (specification section 9)',
    'smoke/behaviours-journeys › section 9: back to top appears after … px and takes the focus along',
  ),
  rule(
    9,
    'the header of home is solid after 10 px',
    'components/header.test › scrolled %i px it is marked as scrolled: %s',
  ),
  rule(
    9,
    'the root font rule',
    'smoke/behaviours-journeys › section 9: the root font is … px at … px, and nothing is wider than the window',
  ),
  rule(9, 'the poster’s 60 px', 'components/guard-companions.test › is … px high (specification section 9)'),
  rule(
    9,
    'at most 6 resources in the footer and in the phone’s menu',
    'unit/footer-menu.test › show the first 6 resources, in their order',
    'components/phone-header.test › keeps at most 6 resources, those that a %s has (section 9)',
    'smoke/header-phone-journeys › section 9: the resource menu of phones keeps at most 6 items',
  ),
  rule(
    9,
    'two columns above 4 children, in cases above 5',
    'unit/header-menu.test › %s with %i children has %i column(s)',
    'components/header.test › groups and their categories of more than 4 children have two columns, cases of more than 5 (specification sections 4 and 9)',
  ),
  rule(
    9,
    'height of the footer’s product list',
    'unit/footer-menu.test › height of the product list (specification section 9)',
    'components/chrome.test › the English product list grows to (content height + 400) / 2; the Chinese one is left to its 700 px',
  ),
  rule(
    9,
    'the claims, each from one place',
    'unit/pages.test › claimed figures (specification section 9)',
    'unit/content-checks.test › a claimed figure written by hand is found, however it is written',
  ),
  rule(
    9,
    'a download log succeeds with any status but 0',
    'contract/envelope.test › the outcome of a submission (specification section 8)',
  ),
  rule(
    9,
    'date tokens, padded with zeros to the length of the pattern',
    'unit/format-date.test › date format tokens (specification section 9)',
  ),
];
