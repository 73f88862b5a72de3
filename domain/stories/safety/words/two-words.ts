/**
 * Pairs of ordinary words, in English and Spanish, that form a word of the lists when joined: they may stand side by
 * side in a wish. Found once with dictionaries of both languages; the notation is explained in `expand.ts`.
 */
export const twoWords = `
  a nus, ahorca (rte|ron), alco (holism|holismo), alcohol ism, an (al|us|uses), anfeta (mina|minas), arse (hole|holes), as (shat|swipe|swipes)
  ass (hat|hats|wipe|wipes), bad (ass|asses), badas (s|ses), bal (azo|azos), bala zos, bast (ard|ards), basta rds, bastar d, bats hit
  be (head|heads|headed|heading), bean (er|ers), bit ches, blood (bath|baths|shed|lust), bol (locks|udo|udos), bollock s, boo bies, boob (s|ies), boobie s
  bor (racho|racha|rachas), borra (cho|cha|chas|chera|cheras), broth (el|els), buli (mia|mic|mica|mico), bur (del|deles), burd (el|eles), ca (rajo|gate)
  cab (ron|rona|rones|ronas), cabro nas, cachon (do|da|dos|das), cad (aver|avers), cada (ver|vers|veres), cag (ada|ate), caga (da|das|te), cagad (a|as)
  calen (torro|torra), can nabis, cani (bal|bales), canna bis, car (ajo|ajos|aculo), cara culo, caracu lo, caracul o, care chimba
  chin (gas|gar|gon|gues|gaste|gate), chingo nas, chingue s, chink (s|y), cigaret (te|tes), coca ina, cocain (e|a), coit o, cojo (nudo|nuda)
  cojon (es|udo), con (dom|doms|don|dones), cond (oms|on|ones), condo m, condone s, corp (se|ses), corps (e|es), culea da, culead a, culean do
  culi (ado|ados|ada), culia (do|dos|da), cum (shot|shots|ming), cums (hot|hots), d (ouches|rugs|rugged|rogas|rogado|rogada|rogados|rogadas)
  dam (ned|nit|mit), de (capitan|sangrar|sangrado|sangrada|sangraba|sollar|sollado|sollados)
  dec (apitar|apitado|apitada|apitados|apitadas|apitan|apitaron|apitando), decapita (do|da|dos|das|ron), decapitad (o|a|os|as), des (ollar|ollado|ollados)
  desangra (do|da), desangrad (o|a), deso llar, desolla (do|da|dos|das), desollad (o|a|os|as), despelleja (do|da|ron), despellejad (o|a), di ldo
  dick (wad|face), dis (member|members|membered), dispar (arle|arles), disparar (le|les), dogs hit, douc (he|hes), droga (s|do|da|dos|das|diccion)
  drogad (o|a|os|as), drogar se, drug (s|ged), drunk (ard|ards), dumb asses, en trails, ensangrenta (do|da|dos|das), ensangrentad (o|a|os|as), entrail s
  er otic, ero (tic|tica|tico|ticos|ticas), erotism o, fa tass, fatas s, fent anilo, fet (ish|ishes), flay ed, fol (lar|lando|lada|ladas|lado|lados)
  foll (arse|arla|arlo|arte|arme|ando|ada|ado|ador|adora|aba|aron|amos|ados), folla (rte|da|das|do|dor|dora|ron|mos|dos), follad (a|as|o|or|ora|os)
  follan do, fu (king|silaban), fur (cia|cias), fusil (ado|ados|ada|aron|amiento), fusila (do|dos|da|ron|miento|ban), fusilad (o|os|a), gan ja
  gen (ital|italia), geno (cide|cides), go (re|ok), gor (y|e), guillo (tina|tinado|tinada), guillotinad (o|a), ha (shish|chis), has hish, hash ish
  he roin, hen tai, hero in, hi japuta, hijo deputa, hit (man|men), honk y, horn y, horses hit, huevo nas, inc est, jack (ass|asses), jap s, jihad (i|is)
  joda s, jode (s|rte|me|te), jodi (do|da|dos|das|o), judia (da|das), junk ies, ket (amine|amina), keta (mine|mina), lame culos, len ceria
  lin (char|chado|charon|chan), linch (ado|ada|aron|amiento|an|ando), lincha (do|da|ron|miento), linchad (o|a), ling erie, lynch (ed|ing|ings)
  m (eth|atar|ataron|ataran|ataremos|ataba|ataban|atando|atado|atados|atada|atadas|ataste|atamos|ataras|atase|atasen|aten|atare|atalo|atalos|atala|atalas|atelo|atela|atelos|atelas|atenlo|atenla|atenlos|atenlas|amada|amadas|arica|aricas)
  ma (tar|taran|taremos|taba|taste|tamos|taras|tase|tasen|ten|tare|talo|talos|tala|talas|tela|telos|telas|tanza|tanzas|rica|ricas|chorra|chorras)
  mac (horra|horras), mach orra, mam (ada|ahuevo), mama (da|das|huevo|huevos), mamad (a|as), mar iguana, mari (juana|ca|cas|conazo|guana), martin (i|is)
  mas (sacre|sacres|sacred), mass (acre|acres|acred), massa cred
  mat (aron|aran|aremos|aba|ando|ado|ados|ada|amos|aras|ase|asen|en|are|arlo|arla|arlos|arlas|arle|arles|arme|arte|arse|andola|andolas|ala|alas)
  mata (ron|ran|remos|ban|do|dos|da|das|ste|mos|ras|se|sen|re|rte|lo|los|la|las), matad (o|os|a|as)
  matan (do|dolo|dola|dolos|dolas|dole|doles|dome|dote|dose|zas), matara s, matas (te|e|en), mate (lo|la|los|las), mie rda, mol (ests|ester|esters)
  mole (sted|sting|station), moles (ted|ter|ting), molest (s|ed|er|ers|ing), moleste d, mongo (loid|loids), mongol oid, mongolic (o|a|os|as)
  mur (der|dered|dering), mut ilacion, muti (lar|lado|lada|lados|ladas|lando), mutila (do|da|dos|das|ron|cion), mutilad (o|a|os|as), mutilan do
  narc (o|os), neg (rata|ratas), negra tas, negro id, nu des, nude s, o (pium|pio), only fans, or gies, org (y|ies), over (dose|doses|dosed|dosing)
  overdo (se|ses|sed|sing), pa (kis|jera), paje (arse|arte|arme|ros), pajea rte, pajil lero, pen (is|e|es), peni (s|ses), pis (sed|ses|sing|ser)
  piss (ed|es|ing|er), por (no|nos|ros), porro s, prick s, pus sies, puss (y|ies), put (ero|eros|a|as|o|os|ada|ear|on|ones|ona|ita|itas|azo|azos)
  putean do, rag (head|heads), ram (era|eras), rap (e|es|ed|ing), red skins, reds kins, redskin s, ret (ard|ards|arded), reta rds, retar d, retarde d
  rim (job|jobs)
  s (tab|tabs|tabbed|tabbing|trangle|trangles|laughter|laughters|tripper|trippers|hit|hits|hitting|hitter|pic|pics|pick|picks|icario|icarios|icaria|icarias|exo)
  sat anicos, satanism o, scum (bag|bags), se men, sext ing, she (male|males), shy t, si (cario|carios|caria|carias), sic (ario|arios|aria|arias)
  smart (ass|asses), so domy, sobre dosis, sod omita, sodom (y|izar|ita), sopla pollas, spas tics, spastic s, strang (le|les|led|ling), strip (per|tease)
  stript ease, su daca, sub (normal|normales), sud (aca|acas), suda (ca|cas), sui (cide|cides), t (its|wat|wats|errorist|errorists|etas)
  te (tona|tonas|tas), terror ism, tet (ona|onas|as), teta s, teto nas, teton (a|as), three some, tit (s|ties), tittie s, toc acojones, toca pelotas
  top less, tor (turing|turar|tura), tort (ure|ures|ura|uras|uro), torturad (o|a|os|as|or|ores|ora), torturan do, towel (head|heads), tran nies, trannie s
  trave (lo|los), travel (o|os), twa t, un alive, una (live|lived), up (skirt|skirts), va (gina|ping|pear), vag ina, vagi nas, ver (gas|gon)
  vio (lada|ladas|lado|lados), viol (ador|adora|adores|adoras|acion|aciones|ada|ado|ados|arla|arlas|arlo|arlos)
  viola (dor|dora|dores|doras|cion|da|das|do|dos), violad (or|ora|ores|oras|a|as|o|os), violar (la|las|lo|los), vis ceras, viscera s, wan (king|ked)
  we (on|ones|ona), wet (back|backs), whisk y, who (re|res|red|rehouse)
`;
