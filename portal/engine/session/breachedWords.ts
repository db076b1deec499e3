/**
 * What stands, behind digits and signs, in the passwords most often found in breaches: words of six letters and more, out
 * of the list of @zxcvbn-ts/language-common 4.1.3 (MIT). Loaded when somebody chooses a password.
 */
export const breachedWords = `
aaaaaa aaaaaaa aaaaaas aaaabbbb aaaassss aaabbb aaabbbccc aaaddd aaasss aaazzz aabbcc aabbccdd aachen aalborg
aaliyah aamaax aardvark aaronb aarons aassaa aassdd aassddff aaurafmf abacab abacabb abacus abadan abaddon
abagail abakus abandon abarth abbasov abbeyroa abbott abbydog abcabc abcdef abcdefg abcxyz abdula abdulla
abdullah abeille abercrom abercrombie aberdeen abfkrf abgrtyu abhishek abhtqa abidjan abigai abigail abigale
abiodun abkbgg abkbvjy abnormal abogado abpbrf abracada abracadabra abraham abrakadabra abramov abramova
abrams abraxas abroad abrupt absalom absent absinthe absolut absolute absolutely abstract absurd abubakr
abudfv abuela abuelita abulafia abundance abused acacia academia academic academy acadia acapulco accent
accept access accessno accident acclaim accobra accord accoun account accounta accountbloc accounting accounts
acdeehan acehigh aceman acerview aceshigh acetate acheron achille achilles achmed achtung acidbath acidburn
acidrain acinom ackbar ackerman acmilan acolyte acorns acosta acotec acoustic acrobat acting action activate
activation active activex actors actress actros actuary acuari acuario acumen acuracl acuransx acurarsx adagio
adalbert adamant adamas adamski adamson adamss adaptec adapter adapters adastra addams adders addict addicted
addiction addidas adding addison addition addpass address adebayo adelaida adelaide adelante adelheid adelina
adeline adelphia adelya adgjmpt adgjmptw adidas adilbek adilet aditya adjust adjuster adkins administrator
admins admira admiral admirer adnama adolfo adolph adolphus adonai adonis adpass adrenali adrenalin adrenaline
adrenolin adrian adriana adriane adrianna adrianne adriano adrien adrienne adrock adroit adults adumas advance
advanced advantag advantage advent adventur adventure advert advice advisor advocate advokat aegean aeiouy
aekara aeneas aenima aerdna aerial aerith aerobics aeroflot aeroplane aerosmit aerosmith aerospac aerostar
aessedai aeynbr aezakmi afdjhbn affair affinity affirm afghan afghanistan afhfjy afhvfwtdn afnbvf africa
african afriend afrika afrodita afrodite afroman afterglo aftermat aftermath afternoon agahaja against
agamemno agamemnon agapov agassi agatha agathe agatka agbdlcid agency agenda agents agentx aggarwal aggies
agnieszka agnostic agosto agricola agshar aguila aguilar aguilas aguilera agusta agusti agustin agustus
agyvorc ahamay ahfywbz ahjkjd ahjkjdf aidana aigerim aikido aikman aileen aileron aimhigh airbag airborn
airborne airbrush airbus aircav aircraft aircrew airedale airforce airhead airjorda airjordan airline airlines
airmail airman airmax airplane airport airsoft airtime airwalk airways airwolf aishiteru aishwarya ajcuivd
ajhneyf ajnjuhfa ajnjuhfabz ajones ajtdmw akademia akasha akatsuki akella akerke akimov akimova akinfeev
akinom akitas akmaral aksana aksarben akshay aksjdlasdakj akvarium alabala alabam alabama alabaste alacran
aladdin aladin aladino alaina alaine alakazam alameda alanfahy alania alanis alanna alaric alaska alaskan
alastair alastor alatam albacore albania albany albator albatro albatros albatross albcaz albert alberta
albertjr alberto albina albino albion albright albundy albuquerq alcapone alcatel alcatraz alchemist alchemy
alcohol alcoholi aldebara aldebaran alderaan aldric aldrich aldrin alecia alegna alegria aleister alejandr
alejandra alejandro aleksa aleksand aleksander aleksandr aleksandra alekseev alekseeva aleksei aleksey aleman
alemania alemap alenka alenushka alerts alesha aleshka alesia alesis alessand alessandr alessandra alessandro
alessia alessio alesya alevtina alexalex alexan alexand alexande alexander alexandr alexandra alexandre
alexandria alexandru alexei alexey alexia alexis alexsander alexsandr alexus alexxx alfabeta alfalfa alfaro
alfarome alfaromeo alfetta alfons alfonse alfonso alford alfred alfredo algebra algeria algerie algernon
algiers algore alhambra alhimik alianz alianza alibaba alibek alicante alicat alices alicia alicja aliens
alieva aligator alihan alimov alinaalina alinka alinochka aliona alisaalisa alisha alisher aliska alison
alissa alistair aliyah alizee alkaline alkanaft alkash alkogolik alladin allahuakbar allalone allana allanon
allard allblack allblacks allday allegra allegro allende alleycat allgood alliance allianz allied allies
alligato alligator alliso allison allister allman allmine allnight allochka allofit allora allout allover
allpass allpro allright allsop allstar allstars allstate allston allthat alltheway alltime allure allways
allybong allycat allyson almanac almaty almera almeria almighty almira almond almonds almost aloevera
alohomora alomar alondra alonso alonzo alouette aloysius alpacino alphabet alphabeta alphabravo alphadog
alphaman alphaome alphaomega alphaone alphas alphasig alphonse alpina alpine already alright alskdj alskdjfh
alskdjfhg alsscan alston altair altamira altavista altera alterego altern alternat alternativa alternative
altezza althea althor altima altitude altman altoid altoids altosax alucard alukard aluminum alumni alvarado
alvarez alvarito alvaro always alydar alyona alysha alysia alyson alyssa amadeo amadeus amadeusptfcor amador
amalgam amalia amanda amandine amarant amaranta amaranth amarill amarillo amarok amaterasu amateur amateurs
amatory amatuers amature amazed amazing amazon amazonas amazonka ambassador amberdog amberlee amberly amberr
ambers ambient ambition ambrose ambrosia ambulanc ambulance ambush amekpass amelia amelie amenra americ
america american americas amerik amerika ameritec amersham ameteur amethyst ametist ametuer amherst amicus
amidala amigas amigos amilcar aminka aminor amista amistad amitech amizade ammonia amnesia amoeba amonra
amonte amorcit amorcito amoremi amoremio amores amormi amoros amoroso amoureux amours amparo ampere amrita
amstbb amstel amsterda amsterdam amstrad amtrak amulet amylee amylynn anabel anabelle anabolic anaconda
anadrol anaell anaheim anahit anakin anakonda analfuck anallove analog analsex analslut analysis analyst
anamari anamaria anamika ananas ananda anarchy anasazi anasha anastaci anastacia anastas anastasi anastasia
anastasija anastasiy anastasiya anastasya anathema anatol anatole anatoli anatoliy anatomy ancella anchor
anchorag anchorat ancient ancona anderlecht anders andersen anderso anderson andiamo andone andonly andorra
andover andrade andranik andrea andreas andree andreea andreev andreeva andrei andreia andreika andrej andres
andress andretti andrew andrewb andrewj andrewjackie andrews andrey andreyka andria andriy android andromed
andromeda andron andros andrzej anduril andyandy andyboy andyman andyod andzia anechka anelka anemone anetka
anette anfield anfisa anfiska angela angelangel angelbab angeldog angele angeles angeleye angeleyes angelfac
angelface angelfir angeli angelia angelic angelica angelie angelika angelin angelina angeline angeliqu
angelique angelit angelita angelito angell angella angelo angelochek angelofwar angelok angels angelus angelz
angies angler angles anglia angola angora angrick anguilla anguss anhnhoem anhyeuem animal animales animals
animalsex animas animate animated animation animator animes aninha aniolek aniram anisha anisimov anissa
aniston anitas anitha anjali anjana anjela anjing ankara ankita ankles anklet annaanna annabel annabell
annabella annabelle annada annalisa annamari annamaria annapoli annarbor anneke anneli annelies annelise
annemari annemarie annett annetta annette annick annieb anniedog anniee annies annika annina annmarie annual
annushka anointed anomie anonim anonymer anonymou anonymous another anselm anselmo answer answers antalya
antananarivu antani antanta antares anteater antelope antenna antero anthea anthem anthon anthony anthrax
anthro antichrist antietam antiflag antigone antigua antihero antilles antioch antique antiques antivirus
antler antlers antman antoha antoin antoine antona antone antonell antonella antoni antonia antonin antonina
antonino antonio antonioj antonius antonov antonova antony antosha antoshka antoxa antrim antwerp anubis
anupam anuradha anusha anushka anutka anvils anxiety anyone anything anytime anytimetoday anytka anyuta anyway
anywhere aolcom aolsucks aolsux aotearoa apacer apache apartment apathy apelsin apeman aperture apeshit
aphrodit aphrodite apocalyp apocalypse apogee apokalipsis apollo apollon apology apolon apostle apostol appeal
appels appelsin applebee appleby applegat applejui applejuice applemac applepie apples applesauce appleseed
appleton appletre applied appollo apppatch appraise approved apricot aprilia aprils apteka aptiva aqswde
aqswdefr aquafina aqualung aquaman aquamann aquariu aquarium aquarius aquatic aquemini aquila aquinas aqwzsx
aqwzsxedc arabella arabia arabian arabic aracel araceli arachne arachnid aragon aragorn arakis aramat aramis
ararat arashi araujo arbeit arbiter arbuckle arcade arcadia arcana arcane arcangel arcanum archana archange
archangel archer archery arches archibal archibald archie archimed architec architect archive archives
archmage archon arclight arctic arcturus ardennes ardent ardmore ardvark aregdone arenas arenda arenrone
arequipa aretha areyou areyuke areyukesc argent argentin argentina argento argentum argonaut arguments argyle
arhangel ariadna ariadne ariana ariane arianna arielle arigato arioch arisha arisia arista aristo ariston
aristote aristotl aristotle arizon arizona arjuna arkady arkangel arkansas arkasha arkham arlene arlingto
arlington armada armadill armadillo armagedd armageddon armagedo armagedon armand armando armani armastus
armchair armenia armenian armine arminia armitage armond armored armour armpit armstron armstrong armyman
armyof armyofon arnaud arnette arnhem arnold arnster around arowana arrakis arrest arriba arriva arrive
arrogant arrowhea arrowhead arrows arroyo arschloc arschloch arsehole arsena arsenal arsenalf arsenalfc arsene
arsenic arsenii arseniy arshavin arslan artanis artboy artcast artefact artema artemartem artemi artemis
artemka artemon artful arther arthur artichok artiller artillery artimus artisan artist artistic artman
artofwar arturik arturo artwork artyom arundel arvind arxangel asakura asante asasin asbestos asbury ascend
ascent ascona asdasd asdasda asdasdas asdcxz asddsa asdewq asdfas asdfasd asdfasdf asdffdsa asdfgh asdfghj
asdfghjk asdfghjkl asdfjk asdfjkl asdflkj asdflkjh asdfqwer asdfrewq asdfvcxz asdfzxc asdfzxcv asdjkl asdlkj
asdqwe asdzxc asecret asenna asfnhg asgard asguard ashaman ashanti ashburn ashcroft ashford ashish ashland
ashlea ashlee ashleigh ashley ashlie ashlyn ashlynn ashman ashole ashraf ashram ashton ashtray ashwin asianlov
asians asilas asimov askari asleep asmara asmodean asmodeus asmodey asnaeb asparagus aspect asphalt aspirant
aspire aspirin aspirina aspirine asroma assasin assasins assass assassin assassins assault assclown asscock
asscrack asseater assembler assembly assert assess assets assface assfuck assfucke assfucker asshat asshead
asshol asshole assholes assist asslick asslicke asslicker asslover assman assmaste assmaster assmonke assmunch
associat assorted asssex asssss asswipe assword astaire astalavista astana astaroth asteria asterios asterix
asteroid asthma astonmar astonmartin astonv astonvil astonvilla astoria astral astras astrid astroboy astrodog
astrolog astroman astron astronaut astronom astronomy astros astrovan asturias asuncion asylum atalanta ataman
ataris atdhfkm atease atheist athena athene athens atherton athlete athletic athlon athome atilla atkbrc
atkins atkinson atlant atlanta atlanti atlantic atlantida atlantis atlast atletico atljhjdf atombomb atomic
atonal atrain atreides atreyu atrium attack attempt attica atticus attila attilio attitude attorney attract
atwater atwood atwork atybrc aubrey auburn auckland auction audirs auditor auditt audrey audubon auggie
augsburg august augusta auguste augustin augusto augustus auntie auntjudy auralo aureli aurelia aurelie
aurelien aurelio aurelius aurinko aurora aurore aussie austen austin austintx australi australia austria
autechre authcode author autism autobahn autobody autobot autobus autocad autocar autogod automag automati
automatic autopas autopass autumn auxerre available avalanch avalanche avalon avangard avanti avantis avarice
avatar avdeev avemaria avenge avenged avenger avengers avensis aventura avenue average avgust aviation aviator
avilla avinash avionics avocado avocat avocet avogadro avondale avrillavigne avrora avtomat avtoritet awaken
awards awatar awdrgyjilp awesom awesome awnyce awsedr awsome axelle axeman axlrose axolotl ayacdc ayanami
ayanna ayesha aynrand ayrton azalea azalia azaliya azamat azathoth azazel azbuka azerbaijan azerbaycan azerok
azerty azertyu azertyui azertyuiop azimut azimuth azizbek aznpride azonic azores azrael azreal azsxdc azsxdcf
azsxdcfv azsxdcfvgb azteca aztecs aztlan azucar azuywe azwebitalia azzurra azzurro babaji babalola babaloo
babalu babare babble babcia babcock babemagn babemagnet baberuth babette babies babilon babnik babochka baboon
babuin babushka babybaby babybear babybird babyblu babyblue babybo babyboo babyboy babycake babycakes babycat
babydoll babyfac babyface babygir babygirl babygurl babyhuey babyko babylon babylove babyphat babyruth bacall
bacardi bacchus bachelor bachman backbone backdoor backdraf backer backhand backhoe backhome backlash backoff
backpack backside backspac backspace backup backward backwood backyard bacons bacteria badabing badaboom
badass badbob badboy badboys badboyz badcat badder baddest baddog badfish badger badgers badgirl badgirls
badguy badhabit badiman badkarma badkitty badlands badluck badman badminto badminton badmofo badmojo
badnaamhere badnews badone badseed badstuff baerchen baffle bagdad bagels baggage bagger baggie baggies
baggins baggio baghdad bagheera bagira bagman bagpipe bagpipes bagpuss baguvix bagwell bahama bahamas bahamut
bahrain bahram baikal bailbond bailee bailey baileys bailie bajingan bajskorv bakayaro bakerman bakers bakery
bakesale bakker baklan baksik bakugan balabama balalaika balance balata balaton balbes balboa baldeagl
baldeagle balder baldhead baldie baldman baldrick baldur baldwin balefire balerina balinor balkan ballad
ballard ballast ballbag ballen baller ballers ballet ballgag ballgame ballin balling ballon balloon balloons
ballpark ballroom ballsack ballsdeep ballsout ballss ballsy ballzz balmoral baloney balrog balsam baltazar
baltic baltika baltimor baltimore balzac bambam bambina bambino bamboo bambou bambush bammer banaan banana
bananaman bananana bananas banane bananen bananna bananza bancroft bandaid bandana bandar bandera banderas
banderos bandicoot bandido bandit bandito bandits bandman bandung bangalor bangalore bangbang bangbros bangbus
bangcock banger bangers banging bangkok bangladesh bangme bangor banjoman banjos bankai banker banking bankone
bankrupt bankshot bannana banned banner banshee bantam banter bantha bantik banyan banzai banzay baobab bapass
bapezm baphomet baptist baptiste baraban barabash barabbas baracuda barada baraka barakuda baranov baranova
barata barbados barbara barbaria barbarian barbaris barbaro barbaros barbarossa barbecue barbel barbell barber
barbie barbos barbosa barbra barbwire barcelon barcelona barchett barclay barclays barcode bardak bardot
bareback barefeet barefoot barely barfly bargain baritone barker barking barkley barley barlow barmalei
barmaley barman barmen barnabas barnaby barnacle barnard barnaul barnes barnet barnett barney barnhart barnie
barnsley barnum barnyard barolo barone baroness baronn barons baroque barrabas barracud barracuda barrage
barrakuda barrel barrera barret barrett barrie barrier barriste barron barros barrow barrynov barrys barsch
barselona barsic barsik barsoom barstow barsuk bartek bartend bartende bartender barter bartjek bartlett
bartman bartok bartolo barton basalt baseba basebal baseball baseline basement basenji bashar basher bashful
bashir basics basile basilisk basket basketba basketbal basketball baskets baskin basque bassale bassbass
bassboat basser basses basset bassett bassey bassfish basshead bassie bassin bassingw bassist bassline bassman
bassmast bassmaster bassoon bassplay basspro bassss bastard bastardo bastards baster bastet bastian bastich
bastille bastion bastogne baston bastos bastrop basura batata batavia batboy batcat batcave bateau bateman
batfink batgirl bathgate bathing bathory bathroom bathtub batigol batista batistuta batman batmonh batten
batter batterie batteries batterse battery battle battlefield battlestar bauhaus bautista bavaria bavarian
baxter bayadera bayamon bayard bayarea bayern baylee bayley bayliner baylor bayonne bayshore bayside baytown
bayview baywatch bazaar bazongaz bazooka bazuka bazzzz bballs bbbbbb bbbbbbb bbking bbnyxyx bbonds bbwlover
bcfields bcgfybz bckhere bcnbyf bcnjhbz bcrich bdaddy bdfyeirf bdfyjd bdfyjdf bdfyjdyf bdfysx beachboy
beachbum beaches beachs beachy beacon beagle beagles beaker beamer beamish beanbag beandip beaner beanhead
beanie beanies beantown bearbear bearboon bearcat bearcats bearclaw bearcub bearden beardog beardown bearing
bearman bearshar bearshare bearss beasley beastie beasties beastman beasts beasty beatbox beater beating
beatit beatle beatles beatme beatnik beatoff beatri beatrice beatrix beatriz beatty beaudog beaufort beaulieu
beaumont beauties beautifu beautiful beauty beaver beavers beaversx beavis bebert bebeto bebita bebito because
bechtel becker becket beckett beckham beckie beckman beckys becool bedbug bedford bedlam bedpan bedrock
bedroom bedtime beeble beebop beefcake beefer beegee beegees beehive beejay beeker beelch beeldbuis beeline
beeman beemer beepbeep beeper beerbeer beerbong beercan beergood beerguy beerman beerme beernuts beerss
beertje beeswax beethove beethoven beetle beezer before befree begemot begemotik beginner begonia begood
behappy behave behemoth behind behold beholder beijing beirut beisbol belair belarus belfast belfour belgarat
belgario belgium belgorod belial believe believer belind belinda belinea belize belkin bellaboo bellaco
belladog belladon belladonna bellagio bellaire bellamy bellas belldandy bellend beller belles bellevue bellini
bellows bellsout bellum belluno bellybut belmar belmondo belmont belochka beloit belomor belong belous belova
beloved beltran beluga belushi belzagor bemine bender bendis bendix bendog bendover benedict benedikt benefit
benefits benelli benessere benetton benfic benfica bengal bengals benhogan benhur benidorm benita benito
benjami benjamin benjie benladen benner bennet bennett bennevis bennie benning bennyboy benoit bensam benson
bentley bently benton benwin benzene beograd beotch beowulf berbatov berenice beretta bereza berezuckiy bergen
berger bergerac bergeron bergie bergkamp bergman berkeley berkley berkshir berkut berlin berliner berlingo
berlioz berlit berman bermuda bernadet bernadette bernal bernar bernard bernardi bernardo berner bernhard
bernice bernie berrie berries berserk berserke berserker bertha bertie bertil bertone bertram bertrand
bertuzzi berwick besiktas bespin bessie bestboy bestbuy bester bestfriend bestia beszoptad bethan bethann
bethany bethel bethesda bethie betito betmen betrayal betrayed betsey betsie better bettie bettina bettis
bettyboo bettyboop bettylou bettyp between beulah beverage beverl beverley beverly beware beyblade beyonce
beyond bfltua bftest bgates bharat bhatti bhavani bhbcrf bhbirf bhbyjxrf bhbyrf bhecbr bhjxrf bhutan biafra
bianca bianchi bianco bianka biarritz biatch bibble bibigon bibles biblioteka biceps bichon bicycle bidule
bieber biedronka biffer bigair bigals bigass bigasses bigbaby bigbad bigball bigballa bigballer bigballs
bigbang bigbass bigbear bigben bigberth bigbill bigbird bigblack bigblock bigblue bigboat bigbob bigboi
bigbone bigboner bigboob bigboobs bigbooty bigbos bigboss bigboy bigboys bigbri bigbro bigbroth bigbrother
bigbubba bigbuck bigbucks bigbud bigbug bigbull bigbutt bigbutts bigcat bigchief bigcock bigcocks bigdad
bigdadd bigdaddy bigdan bigdave bigdawg bigdeal bigdee bigdic bigdick bigdicks bigdik bigdog bigdogg bigdogs
bigdon bigdong bigears bigeasy bigelow bigfan bigfeet bigfella bigfish bigfoo bigfoot bigfun biggame biggdogg
biggen bigger biggest biggie biggin biggins biggio biggirl biggirls biggles biggreen biggums biggun bigguns
biggus bigguy bighead bighorn bighouse bighurt bigjack bigjake bigjay bigjim bigjoe bigjohn bigjon bigjuggs
bigkahun bigkev biglips bigload bigloser biglou biglove bigmac bigmack bigmama bigman bigmax bigmaxxx bigmike
bigmoney bigmoose bigmouth bignasty bignose bignuts bigone bigones bigpapa bigpappa bigpenis bigpig bigpimp
bigpimpi bigpimpin bigpimpn bigpoppa bigpun bigpussy bigred bigrick bigrig bigrob bigrod bigsam bigsexxy
bigsexy bigshot bigshow bigsky bigsmall bigsmurf bigstick bigstud bigstuff bigsur bigted bigtee bigten bigtex
bigtim bigtime bigtimer bigtit bigtits bigtitts bigtitty bigtoe bigtom bigtop bigtruck bigtuna bigtymer biguns
bigwave bigwaves bigwig bigwill bigwilli bigwilly bigworm bijoux bikeboy bikerboy bikers biking bikini bikman
bilbao bilbob bilbobag bilbos bilder billabon billabong billard billbill billbo billbob billee biller billet
billgate billgates billiam billiard billie billing billings billion billions billll billly billows billyb
billybo billybob billyboy billyc billyd billyg billygoa billyjo billyjoe billyk billyray billys biloute bimbos
bimini bimmer bimota binary binder binford bingbong binger bingham bingoo bingos binker binkie binkley
binladen bintang biochem biohazar biohazard biolog biologia biology bioman biomed bionic bionicle bioshock
biotch biotech biplane bipolar birdbath birdcage birddog birder birdhouse birdie birdies birdland birdman
birdsong birgit birillo birmingh birmingham birthday biscayne biscuit biscuits bisexual bishkek bishop biskit
bismarck bismark bismilah bismilla bismillah bisous bisquit bissjop bistro bitchass bitchboy bitche bitchedu
bitchedup bitches bitchin bitchs bitchy biteme bitten bitter bittle bittner biturbo bitwise bizarre bizarro
bizkit biznes bizzare bjarne bjhgfi bjones bkmifn bkmlfh bkmyeh bkqtza blabla blablabl blackadd blackadder
blackand blackass blackb blackbea blackbel blackbelt blackber blackberry blackbir blackbird blackboo blackbox
blackboy blackbur blackburn blackcat blackcoc blackcock blackdic blackdick blackdog blackdra blackdragon
blacke blacker blackeye blackfin blackfly blackgir blackhat blackhaw blackhawk blackhawks blackhea blackheart
blackhol blackhole blackhorse blackice blackie blackjac blackjack blacklab blacklabel blackmag blackman
blackmen blackmetal blackmor blackone blackops blackout blackpoo blackpool blackpus blackros blackrose blacks
blacksab blacksex blackshe blacksheep blacksonblon blacksta blackstar blacksun blacktie blacktop blackwell
blackwhite blackwid blackwol blackwoo blacky bladder blademan blader bladerun bladerunner blades bladez
blahbla blahblah blaine blaise blakeca blaker blakes blakey blanca blanch blanche blanco blanka blanked
blanket blankman blanks blargh blarney blasen blasted blaster blasters blastoff blather blazed blazer blazers
blazin blazing blcktrn bldass bleach bleacher bledsoe bleeding blender blenheim blesse blessed blessing
blessings blessme blessyou blight blimey blindax blindman blinds blingbli blingbling blinker blinky blister
blitzen blitzkri blitzkrieg blizzard blobby blockbus blocked blocker blocks bloembol blofeld blogger blonde
blondes blondi blondie blondin blondinka blonds blondy bloodhou bloodlus bloodlust bloodred bloods bloody
bloomberg bloomer bloomers bloomin blooming bloopers blossom blossoms blotter blotto blouse blower blowfish
blowhard blowjo blowjob blowjobs blowme blowpop blowup bltynbabrfwbz blubber blucher bluearmy blueball
blueballs bluebear bluebell blueberr blueberry bluebir bluebird blueblue bluebox blueboy blueboys bluecar
bluecat bluedevi bluedevil bluedevils bluedog bluedragon blueduck blueee blueeyes bluefin bluefire bluefish
bluefox bluegill bluegras bluegrass bluegreen blueice bluejay bluejays bluejean bluelight blueline blueman
bluemax bluemoon bluenose bluenote blueone blueprint bluered blueroom bluerose bluesea blueskie blueskies
bluesky bluesman bluess bluestar bluetick bluetooth bluewate bluewave blueyes blumen blumpkin blunder blunted
bluntman blunts blurry blythe bmwpower bnfkbz boarder boarding boards boater boating boatman bobafett bobbbb
bobber bobbie bobbijo bobbin bobbins bobble bobbles bobbob bobbobbo bobbyb bobbybob bobbyboy bobbyd bobbyg
bobbyj bobbyjoe bobbym bobbyorr bobbys bobbyt bobbyv bobbyy bobcat bobcats bobdog bobdole bobdylan bobert
bobjones bobman bobmarle bobmarley bobolink bobrik bobrov bobsmith bobster bocephus bochum bocman bodean
bodega bodensee bodger bodies bodine bodiroga bodybuil bodyhamm bodyshop boeder boeing boffin bogart bogdan
bogdana bogdanova bogeys boggie boggle bogies bogomol bogota bohemia bohemian bohica boiler boilerma boilers
boingo bojack bojangle bokser bolero bolita bolitas boliva bolivar bolivi bolivia bollen bollix bollock
bollocks bollox bologna boloto bolton boludo bombadil bombarde bombay bomber bomberman bombero bombers
bombshel bommel bonaire bonanza bonapart bondage bondar bondarenko bonded bondone bondra bonefish bonehead
boneman boners boness bonethug bonethugs boneyard bonfire bonghit bonghits bongos bongtoke bongwater bonham
bonita bonito bonjou bonjour bonjov bonjovi bonker bonkers bonner bonnie bonnies bonobo bonoedge bonovox
bonsai bonscott bonzai boobear boobed boober boobie boobies boobis boobless boobman booboo boobss boobys
boochie boodie boodle boodles boodog boofer boogaloo booger boogers boogey boogie boogiema boogle boognish
boogyman boohoo boojum bookcase bookem booker bookert bookie booking bookman bookmark bookworm boolean booman
boomba boomboom boombox boomer boomerang boomers boomtown boondock boonedog booner boonie booobs booooo booper
boopie boosted booster bootay bootcamp booter bootie booties bootleg bootmort bootneck bootsie bootsman bootsy
bootycal bootycall bootyman bootys booyaa booyah booyaka booyeah boozer bopper borabora boracay bordeaux
bordello borden border borders borealis boredom borges boricua boring boriqua borisenko boriska borisov
borisova borland borman borneo bornfree bornot borntorun boroda borodin borodina boromir borracho borris
borussia boscoe boscos bosley bosnia bossdog bosses bosshog bosshogg bosslady bossman bossss bosstone boston
boswell bosworth botafogo botanik bother botswana bottle bottles bottom bottoms bouboule bouboune bouchard
bouche boucher boudin boulder boulevar bounce bouncer bouncy boundary bounder bounty bourbon bourne bourque
boutique boutit bouvier bovine bowden bowers bowhunt bowhunte bowhunter bowler bowles bowlin bowling bowman
bowser bowtie bowwow bowzer boxcar boxerdog boxers boxing boxman boxster boxsters boxter boxxer boycott
boyfriend boyscout boytoy boywonde bozeman bpgjldsgjldthnf bpvtyf brabus bracelet braces bracken bradbury
braddock braden bradford bradle bradley bradly bradman bradpitt bradshaw brahma brahms braindea brainiac
brains brainy brakes bramble brampton branca branch branco brandan brande branden brandi brandie brandnew
brando brandon brandonn brands brandt brandy branford brannon branson branston brasco brasil brasilia brasov
brassy bratan bratpack brattax brause bravada bravado bravehea braveheart braves bravos braxton brayden brazen
brazil brazilia brazzers breadfan breadman breads breakdance breaker breakers breakfas breakfast breaking
breakout breaks breanna breanne breast breasts breath breathe breeder breeze breezer breezy brehznev breitlin
breizh bremen brenda brendan brenden brendon brenna brennan brenner brentfor brentford brenton brentwoo
brentwood brescia bretagne brethart breton brevard brewcrew brewer brewers brewery brewski brewster briana
brianb brianc briand briane brianf briang brianjo briank brianl brianm briann brianna brianne brianp brians
briant brianw bricks bricky brides bridge bridger bridges bridget bridgett bridgette briefs brielle brigada
brigade briggs brigham bright brighton brigit brigitte brijam briley brille brillian brilliant brillig brillo
brimston brindle bringit bringiton brinkley brinks brisbane brisco bristol bristolc britain britania britanni
britches british britne britney britneys britni britta brittan brittani brittany britten brittney brittni
britton broadban broadband broadway broccoli brodeur brodie brogan broken broker brolly bromley bronco broncos
brondby bronson bronte bronwyn bronze broodwar brooke brookes brookie brooking brooklin brookly brooklyn
brooks brooksie brooms brooze brothe brothel brother brothers broward browncow browndog browne browneye
browneyes browni brownie brownies browning brownlov brownn browns browny browser browseui brucelee bruces
brucew brucewayne brucey brucie bruckner bruder bruins bruise bruiser brujah brunel brunette brunner brunob
brunodog brunos brunswic brushy brussel brussels brutal brutis brutus bruxelle bryana bryant bryguy bryony
bryson bsheep bsmith btnjey bubbaa bubbabub bubbadog bubbah bubbaman bubbas bubber bubbie bubble bubblebox
bubblegu bubblegum bubbles bubbly bublik bubluk buccanee buceta buchanan buckaroo bucker bucket buckets buckey
buckeye buckeyes buckfast buckie buckle buckles buckley buckman buckshot buckskin buckster buckwhea buckwheat
buckwild budapest buddah buddha buddie buddies buddog buddyboy buddycat buddydog buddylee buddys buddyy budget
budgie budice budligh budlight budlite budman budster budweise budweiser budwiser bueller buenos buffal
buffalo buffaloe buffalos buffer buffet buffett buffie buffon buffys buford bugaboo bugaga bugatti bugeye
bugged bugger buggerme buggie buggin buggsy bugman bugmenot bugsbunn bugsbunny bugssgub buheirf buhjvfybz
buicks builder builders building bujhmbujhm bujhtdbx bujhtr bujinkan bukkake bukowski buldog buldozer bulgakov
bulgaria bullard bulldawg bulldo bulldog bulldogg bulldogs bulldoze bulldozer buller bullet bulletin bullets
bullfrog bullgod bullhead bullit bullitt bullnuts bullock bullpen bullride bullrun bullseye bullshi bullshit
bullwink bullwinkle bullyboy bulova bultaco bumble bumblebe bumblebee bumerang bumfuck bumhole bummer bumper
bumsen bunches bundao bundas bundle bungalow bungee bunghole bungie bungle bunker bunkie bunner bunnie bunnies
bunnyman bunnys bunsen bunter bunyan buratino burbank burberry burbon burden bureau burford burger burgerki
burgers burgess burgos burgundy burley burlpony burltree burmese burned burner burnett burning burnley burnout
burnside burrell burrfoot burrito burritos burrows burton burundi burunduk burzum busdrive bushed bushel
bushes bushido bushka bushman bushmast bushmaster bushra bushwack bushwick busines business businessbabe
businka busman busstop bustanut busted buster busters bustle busybee butane butcher butchie butchy buterfly
buthead butkis butkus butler buttboy buttbutt butter butterba butterbe butterbean buttercu buttercup butterfl
butterfly butters buttface buttfuck butthea butthead butthole buttlove buttman buttmunc buttmunch buttnut
buttnutt buttock buttocks button buttons buttplug buttsex buttss butttt buxton buzzard buzzed buzzer buzzers
buzzkill buzzman buzzsaw buzzword buzzzz bvgthbz bvgthfnjh bvlgari bvncnbnvvbn bxdumb byabybnb byajhvfnbrf
bycnbnen bydand bykemo bynthytn byoung bypass byrjuybnj bysunsu byteme caball caballer caballero caballo
cabana cabaret cabbage cabbages cabbie cabernet cabeza cabezon cabibble cabible cabinboy cabinet cabinets
cabins cabledog cableguy cableman cables caboose cabowabo cabrio cabron cacapipi cachero cachondo cachorro
cachou cacique cactus cadaver cadbury caddie caddis cadence cadets cadillac cadman cadmus caesar caesars
caeser caffeine caffreys cagiva cagliari cagney cahill caillou caiman cairns caitlin caitlyn cajuns cakewalk
calabria caladan calais calamar calamari calamity calavera calbear calbears calcio calculator calculus
calcutta calder caldera calderon caldwell caledoni calendar calender calgary calhoun caliban caliber calibra
calibre caliburn calico calida calient caliente californ californi california caligula calimer calimero
calipso callahan callan callas callaway caller callie calling calliope callista callisto callme callofduty
calloway callum calpoly calumet calvary calvert calves calvin calypso camacho camaleon camaleun camano camara
camaro camaron camaross camaroz camber cambiami cambodia cambria cambridg cambridge camden cameleon camelia
camell camelo camelot camels cameltoe camera camero cameron camila camilit camill camilla camille camillo
camilo camino camion camman cammer cammie camneely campari campbell campeo campeon camper camping campion
campos campus camron camryn camshaft camster canabis canada canadian canadien canadiens canalc canales canard
canarias canaries canario canary canbeef canberra cancel cancer cancun candace candance candela candice candid
candide candie candies candle candlebo candles candoo candyass candybar candycan candycane candyeater
candyfinger candyman candys canela canesfan canfield canibus canine canino canman cannabis cannelle cannes
cannibal cannibus cannon cannonba cannonda cannondale cannot canoes canoneos canopus canopy canseco canter
cantik cantina canton cantona cantor cantrell cantstop canuck canucks canvas canyon capcom capecod capella
capetown capita capital capitals capitan capitano capitol capoeira capone caprice capricor capricorn capslock
capstan capsule captai captain captaink caption captiva capture capucine capulet caraca caracas caracol carajo
caralho caramba carame caramel caramelo caramon caravan carbine carbon carbone carcass carded cardenas cardiac
cardiff cardigan cardinal cardinals cardio cardman cardss carebear career carefree careful carguy caribe
caribou carina carine caring carino carioca carisma carissa carita caritas carlas carleton carley carlie
carlin carling carlisle carlit carlito carlitos carlos carlotta carlsbad carlsber carlsberg carlson carlton
carlyle carmack carman carmel carmela carmelit carmella carmelo carmen carmex carmina carmine carmona carnage
carnal carnaval carnegie carney carnival carnivor carola carolann carolcox carole carolin carolina caroline
carols carolyn carolynn carousel carpedie carpediem carpente carpenter carper carpet carpets carrera carreras
carriage carrick carrie carrier carrillo carrion carrol carroll carros carrot carrots carsca carson carsten
cartagen carter carthage cartier cartma cartman cartmen carton cartoon cartoons caruso carvalho carver carvin
carwash casablan casablanca casado casandra casanova casbah cascada cascade cascades caseih caserta caseyboy
caseydog caseys cashed cashew cashflow cashin cashman cashmere cashmone cashmoney casillas casimir casino
casita caspar casper caspian cassandr cassandra cassell cassey cassidy cassie cassiope cassis cassius castaway
castell castello caster castill castilla castillo casting castings castle castles castor castro casual catalan
catalin catalina catalog catalyst catania catapult cataract catarina catbert catbird catboy catcher catchme
catdaddy catdog caterham caterina catering caterpil caterpillar cateye catfight catfish catfood cathay
catherin catherine cathie cathleen catholic cathouse cathrine cathryn catinhat catlin catlover catman catmando
catnip catolica catrin catrina catriona catsdogs catseye catskill catsmeow catsss catsup catter cattle
catullus catwalk catwoman caught caustic caution cavalier cavaliers cavalla cavallo cavalo cavalry caveat
caveman cavern caviar cavscout cayenne cayman cayuga cazzone cbarkley cbcmrb cbcmrf cbcntvf cbhbec cbhtqa
cbhtym cbkmdf cbljhjdf cbljhtyrj cbreeze cbrown cbufhtnf cbvjyf ccbill cccccc ccccccc cccdemo cchaiyas cdavis
cdbymz cderfv cdexswzaq cdfoli cdgirls cdjkjxm cdtnbr cdtnjxrf cdtnkfy cdtnkfyf cdtnkfyrf cdtnkzxjr cdtnrf
cdznjckfd ceasar ceaser cecelia cecile cecili cecilia cecily ceckbr cedars cedric ceejay cegthgegth
cegthgfhjkm ceilidh celebrat celebrit celebrity celebs celeron celery celest celeste celestia celestin celica
celicagt celina celine cellar cellphon cellphone cellular celtic celticfc celtics celula celular cement censor
centaur centauri center centra central centre centric centrino centro centrum centurion century cepseoun
ceramic ceramics cerber cerbera cerberus cereal cerebro cerebus cerise certclas certified cerulean cervantes
cerveza cesare cessna cestmoi cevthrb cexfhf cezanne cfdbyf cfdtkbq cfhfnjd cfiekmrf cfiekz cfitymrf
cfkfvfylhf cfnfyf cfrehf cfvceyu cfvehfq cfvfhf cfvjktn cfvlehfr cfymrf cfytxrf cgfhnfr cghfdjxybr cgtwbfkbcn
cgzfrhuf chablis chacal chacha chachi chaching chacho chaddy chadwick chaika chains chainsaw chairman chairs
chaise chakra chalice chalky challeng challenge challenger chalmers chalupa chamber chamberl chambers chameleo
chameleon chamois chamonix chamorro champagn champagne champio champion champions champo champs champy chance
chances chancey chancho chancy chanda chandle chandler chandos chandra chandu chanel chanelle chaney changa
change changed changeit changeme changepa changer changes changing chango channel channels channing chantal
chante chantel chantell chantelle chaoss chaotic chaparra chapel chapin chaplain chaplin chapman chapper
chappie chappy chapstic chapter characte character charade charcoal charge charged charger chargers chariot
charis charisma charissa charisse charit charity charizard charle charlee charlene charles charless charlest
charleston charley charli charlie charlieb charlied charliem charlies charlize charlot charlott charlotte
charlton charlus charly charmain charmaine charme charmed charmer charmin charming charms charon charro
charter charvel chaser chases chasey chasman chasmo chastity chateau chatham chaton chatte chatter chatting
chatty chaucer chauncey chauncy chavez chbjun cheater cheaters cheating cheats cheburashka cheburek checked
checker checkers checkin checking checkit checkito checkm checkmat checkmate checkout checks checkup cheddar
cheeba cheech cheeks cheeky cheerio cheerios cheerlea cheerleader cheerleaers cheers cheese cheeseburger
cheeseca cheesecake cheeser cheesey cheesy cheeta cheetah cheetahs cheeto cheetos cheeze cheezit cheezy
chefdom chelios chelle chello chelly chelse chelsea chelseaf chelseafc chelsey chelsi chelsie chelsy chemical
chemist chemistr chemistry cheney chennai cheops cherie cherise cherish chernov cheroke cherokee cherri
cherries cherry cherrypi cherub cheryl cheshire chesney chessie chessman chessmas chessmaster chesss chessy
cheste chester chesterfield chesters chestnut chesty cheung cheval chevalier chevell chevelle chevette
chevrole chevrolet chevron chevvy chevyman chevys chevyss chevytru chevyx chevyy chevyz chewbaca chewbacc
chewbacca chewey chewie cheyanne cheyenn cheyenne chgobndg chianti chiapet chiara chibears chicag chicago
chicane chicano chicas chicca chicco chichi chicho chicke chicken chickens chickenwing chicklet chicks chicky
chicony chicos chicubs chidori chiefs chieftai chiefy chiemsee chiffon chigger chihuahu chihuahua chikara
chiken chilango childre children chileno chiles chilidog chilis chiller chilli chillin chilling chillout
chills chilly chilton chimaera chimaira chimay chimera chimney chimps chimpy chinacat chinadol chinadoll
chinaman chinaski chinatow chinatown chinchil chinchilla chinchin chinese chinga chingada chingon chingy
chinita chinito chinky chinna chinni chinnu chinook chinos chipchop chiper chiphi chipie chipmonk chipmunk
chipotle chippe chipper chippers chippewa chippie chippy chipster chiqui chiquit chiquita chiquito chiron
chisel chisholm chisox chispa chitarra chitown chitra chitty chivalry chivas chkdsk chloedog chloes chlorine
chobits choccy chocha chochoz choclate chocobo chocolat chocolate choctaw choice choices choirboy choker
cholera chomper chomsky chongo chooch choochoo choose chopin choppe chopper choppers choppy chopsuey chorizo
chorus chosen choucho chouchou chouette chowchow chowder chowmein chrisa chrisb chrisbl chrisbln chrisbrown
chrisc chrisd chrisg chrish chrisi chrisj chrisk chrisl chrism chrisn chrisp chrisrey chriss chrissi chrissie
chrissy christ christa christal christel christen christer christi christia christiaan christian christie
christin christina christine christma christmas christo christof christop christoph christophe christopher
christos christy chrisw chrisx chrome chronic chrono chronos chrysler chrystal chuang chubba chubbs chubby
chucha chuchi chucho chuckd chucker chuckie chuckle chuckles chucko chucks chucky chulita chuluthu chumley
chumly chummy chumpy chunks chunky chunli chupakabra church churchil churchill chutney chuvak chynna ciaociao
ciccia ciccio ciccione cicero cichlid cidkid cierra cigarett cigarette cigars cimbom cincinna cincinnati
cindee cinder cinderel cinderella cinders cindyl cindylou cindys cinema cinemax cingular cinnamon cinque
cintaku cinzia cipher cipolla circle circles circuit circus cirque cirrus ciscokid citabria citadel citation
citbanna citibank cities citizen citroen citron citrus cityboy civicex civics civicsi civilian civilization
civilwar cjcbcrf cjdtcnm cjdthitycndj cjhjrbyf cjhjrf cjkjdtq cjkysir cjkysirj cjkytxyfz cjkywt cjlove
cjrjkjdf cjymrf cjytxrf cjytxrj ckfdbr ckfdrf ckflrbq ckjybr ckjytyjr claddagh clahay claims claire clambake
clancy clapper clapton clarence claret clarets clarice clarinet clarion clarissa clarisse clarity clarke
clarkie clarkken clarkkent clarks clarkson classact classe classi classic classics classy claude claudi
claudia claudine claudio claudiu claudius clause claybird clayman claymore claypool clayton cleaner cleaners
cleaning cleanup clearwat cleary cleavage cleaver clemen clemence clemens clement clemente clementi clements
clemson cleocat cleodog cleopatr cleopatra cleric clerks clermont cletus clevelan cleveland clever clicker
clickit client clifford cliffy clifton climax climber climbing climbon clinch clinic clinton clipper clippers
clique clitlick clitoris clitring clitty clocker clocks clockwor cloggy clones clooney closed closer closet
closeup closter clothes clothing clouds cloudy clough clover clovis clownboy clowns clticic clubber clubbing
clubcapt clubmed clubpenguin clueless clumsy cluster clusters clutch cmfnpu cmgang cmigtvo cmoney cneltyn
cnfcbr cnfhsq cnfkrth cnfnbcnbrf cnfybckfd cnhfcnm cnhfyybr cnhjbntkm cnhjqrf cnhtkjr cnhtktw cnhtrjpf
cnjvfnjkju cntgfirf cntgfy cntgfyjd cntgfyjdf cnthdf cnthdjxrf cntkkf cnttcb coachk coachman coastal coaster
coasters coastie coates cobain cobaka cobalt cobber cobble cobbler cobblers cobrajet cobras cobraya cobweb
cocacol cocacola cocaine cochabamb cochino cochise cochon cochran cochrane cocker cockgobbler cocklover
cockman cockring cocksuck cocksucker cocktail cocodog cocoloco cocomo coconut coconuts cocoon cocopuff
cocorico cocotte cocteau codeblue codeman codename codered codfish codyboy codydog codyman coffee coffees
coffey coffin cogito cognac cognit cohiba coimbra cojones cokeisit cokeman colbert coldbeer colder coldfire
coldone coldplay coleen colegiata coleman coleslaw coleta colette colfax colgate colibri colins collant
collants collar collect collecti collection collecto colleen college collette collie collier collin collingw
collins colnago cologne colole colombi colombia colombo colonel colonia colonial colony colorado coloring
colors colossus colour colours colton coltrane colucci columbia columbo columbus column comanche comand
comander comando comatose combat combine combos comcast comeback comedy comein comeon cometa cometh comets
comfort comicbook comicbookdb comicbooks comics comicsans comida coming command commande commander commando
commandos comment comments commerce commercial commie commish commodor commodore common communic communit
community compac compact company compaq compass compatible compete compiling complete completed complex
component compose composer compost compound compress compton compusa computador computadora compute computer
computers comrade comrades conair concac concept concepts concern concert concerto concha conchita concise
concord concorde concordi concrete conditio condition condom condoms condon condor condos conducto conduit
conehead conejo confed confess confetti confiden confidence config configuratio confirm conflict confuse
confused congas congress conker conklin conley conman connard connect connecte connecti connection connecto
connell connelly conner connery connex connie connolly connor connors conover conquer conquest conrad conrail
conroy consense console constanc constance constant constanta constantin constantine construc construction
consuelo consul consult consulta consume consumer contact contacts containe contains contax content contessa
contest contests contex continue contortionist contour contra contract contrasena contrast contrera contro
control controll controller controls convair converge converse convert convict convoy conway coochie cooder
cookbook cooker cookie cookies cookin cooking cookman coolbean coolbeans coolboy coolbree coolcat coolcool
cooldog cooldude cooler coolest cooley coolfool coolgirl coolguy coolhand coolidge coolie coolin cooling
coolio coolkid coolman coolness coolone coolwhip coonass coondog cooney cooool cooper coopers coorslig
coorslight coorslit cooter cootie copeland copenhag copenhagen copernic copier copies copland copley copper
copperco copperfi coppers copter copycat copyright coralie corazo corazon corbett corbin corcoran cordelia
cordell cordero cordless cordoba cordova corgan corina corine corinna corinne corinth corkey corkie corleone
cormac cornball cornbrea cornbread corndog cornel cornelia cornelis corneliu cornelius cornell corner cornet
corney cornfed cornflak cornhole cornholi cornholio cornhusk cornish cornwall corolla corona coronado coronas
corone coronet corperfmonsy corporal corporat corporation corpse corpsman corpus corrado corran corratec
correct corrie corrigan corrina corrine corrupt corsair corsano corsar corset corsica cortes cortex cortez
cortina cortland cortney corvair corvet corvett corvette corvus corwin cosenza cosette cosimo cosita cosmetic
cosmic cosmin cosmodog cosmopolitan cosmos cossack cossie costanza costaric costarica costas costco costello
costume cosworth cottage cottages cotton cougar cougars couger coulter counchac council counsel countach
counte counter counters counterstrike countess counting countr country countryb county countyli couple couples
coupon courage courier course courtne courtney courts courty cousin cousins cousteau covenant coventry
coverall covers covert covingto cowabung cowboy cowboys cowboyup cowdog cowgirl cowman cowpie cowsrule coyote
coyotes cozumel cqnwhy crabby crabcake crabtree cracked cracker crackers crackhea crackhead crackpot cracksevi
cracky cradle crafts crafty craiger craigs cramer cramps cranberr cranberry cranes cranker cranky cranston
crapola crapper crappie crappy crashed crasher craven craving crawdad crawfish crawford crawler craxxxs
crayfish crayola crayon crazed crazybab crazyboy crazyc crazycat crazyd crazyfrog crazyhor crazyhorse crazyj
crazyman crazyzil crazzy creamer creampie creams creamy creamyou crease create creatine creation creativ
creative creator creature creaven credit creditca creeper creepers creepy crenshaw creole creosote crepusculo
crescent crespo cressida cresta cretin crevette crevice crewcom crfnbyf crfprf crhbgrf cribbage crichton
cricke cricket crickets crickett criket crimea criminal crimson cripple crippler crisco crisis crispin crispy
crissy crista cristal cristi cristia cristian cristiano cristin cristina cristo cristobal cristopher cristy
critic critical critter critters crjhgbjy crjhjcnm croaker croatia crocker crocket crockett crocodil crocodile
crocus cromwell cronaldo cronic cronos cronus crooked crooks crooner crosby crossbow crossfir crossfire
crossing crossman crossroa crotch croucher crouton crowbar crowes crowley crowns crownvic croydon cruella
cruise cruiser cruises cruising crumbs crumpet crunch crunchy crusade crusader crushed crusher crushme crusty
crutch cruzan cruzazul cruzeiro cruzer crybaby crying cryptic crypto crysis crysta crystal crystals cscomp
cstock cstrike csyekmrf csyekz csyjxtr ctcnhf ctdfcnjgjkm ctdthysq cthdbc cthlwt cthtuf cthueyz cthulhu cthulu
cthutq cthuttdbx cthuttdf cthuttdyf ctrhtn ctrhtnyj ctvtyjd ctvtyjdf cubalibr cubalibre cubana cubano cubans
cubase cubbie cubbies cubfan cubsfan cubswin cucciol cucciolo cucina cuckold cuckoo cucumber cuddle cuddles
cuddly cueball cuervo cuisine culebra culero culinary culito cullen culture culver cumalot cumberla cumbria
cumeater cumface cumhard cuminme cumload cumlover cummer cummin cumming cummings cummins cumnow cumonme
cumquat cumsalot cumshot cumshots cumslut cumstain cumsuck cumsucker cumtome cumulus cunning cunningh
cuntfinger cunthole cuntlick cuntsoup cupcake cupcakes curioso curious curitiba curiva curlew curley currahee
curran current currie cursor curtain curtains curtis curves curzon custard custer custom customer customs
cuteako cutegirl cuthbert cutiepie cuties cutlass cutler cutoff cutout cutter cutting cuxldv cuyahoga cvbhyjd
cvbhyjdf cvetok cvthnm cvtifhbrb cvtnfyf cxfcnkbdfz cxfcnm cxfcnmt cxfcnmttcnm cxzdsaewq cyanide cyberia
cyberman cybernet cyberonline cybersex cyborg cybrthc cycles cycling cyclist cyclone cyclones cyclops
cyecvevhbr cyfqgth cygnet cygnus cygnusx cyjdsvujljv cyklone cynthi cynthia cypher cypress cyprus cyrano
cyrille cytuehjxrf cytujdbr cyzkhw czarny czekolada dabble dabear dabears dabomb daboss daboys dabulls dackel
daddie daddio daddymac daddyo daddys daddysgirl daddyy daedalus daemon daewoo daffodil daffyd daffyduc
daffyduck daftpunk dagestan dagger daggers dagmar dagobah dagobert dagwood dahlia dahmer dailey daimler daimon
daisey daishi daisie daisies daisuke daisydog daisymae daisymay daisys dakary dakine daking dakota dakotah
dakotas dalamar dalejr daleks dalglish dalila dallas dallastx dallen dalmatio dalshe dalton damage damager
damaris damascus damasta dameon damian damiano damien damilola damion damirka dammit damned damngood damnit
damnyou damocles damsel danang danbury dancer dancers dances dancin dancing dandelio dandelion dandfa dandie
danechka dangel danger dangerou dangerous dangit danial danica daniel daniela daniele danielit daniell
daniella danielle daniels daniil danijela danika danila danilka danilo danilov danilova danimal danish
danknugs danman danmark danniash dannie dannii dannon dannyb dannyboy dannyd dannyg dannym dannys danone
dantes danthema dantheman dantist danton danube danuta danville danzig danziger daphne dapimp dapper darcey
daredevi daredevil darian darien darina darion darius darkange darkangel darkelf darken darker darkfire
darkhors darkie darkjedi darkknig darkknight darklord darkmage darkman darkmanx darkmoon darknes darkness
darknigh darknight darknite darkone darkroom darkseed darkside darksoul darksta darkstar darksun darkwing
darkwolf darlene darlin darling darnell darnit darock darrel darrell darren darrian darrin darrow darryl
darter darthmau darthmaul darthvad darthvader dartmout dartmouth daruma darvin darwin dasani dasboot dascha
dasein dashadasha dashenka dasher dashit dashka dastan database datalife datalore dating datnigga datsun
daughter daulet dauntivi dauphin dauren davecole davedave daveman daveyboy davida davidb davidc davidd davide
davidg davidh davidj davidk davidkin davidl davidlee davidm davido davidoff davidp davidr davidruiz davids
davidson davidt davidw davies davina davinchi davinci davion davison davros dawggy dawidek dawkins dawnie
dawson daxada daxter dayana daybreak daycare daydream daylight daystar daytek daytime dayton daytona daywalke
daywalker dazzle dazzler dbacks dbityrf dbjktnnf dblock dbnfkbq dbnfkbr dbnfkbyf dbnfkz dbrbyu dbrecmrf dbrecz
dbrekz dbrnjh dbrnjhbz dbrnjhjdbx dbrnjhjdyf dbrown dbyjuhfl dclxvi dcowboys dcpugh dctdjkjl dctktyyfz dctulf
dctvcjcfnm dctvgbplf dctvghbdf dctvghbdtn dcunited dddddd ddddddd dddsss ddgirls deacon deacons deadbeat
deaddog deadend deadeye deadfish deadfred deadhead deadlift deadline deadlock deadly deadman deadmau deadmeat
deadmoin deadpool deadsexy deadsoul deadspin deadwood deadzone deagle dealer deamon deandre deangelo deanna
deanne dearborn deathblo deathnote deathrow deaths deathsta deathstar debaser debate debbie debeers debora
deborah debtfree debugger debussy decade decatur decembe december decembre decent decibel decimal decipher
decision deckard decker declan decline dedalus dedbol dedham dedhed deeann deebee deedee deedlit deejay deeman
deepak deepblue deepdive deeper deepika deeppurple deepred deepsea deepsix deepthro deepthroat deepwate
deerhunt deerhunter deering deerpark deeznuts deeznutz defamer default defcon defeat defect defence defend
defender defense defiance defiant defjam deflep deftone deftones degauss degree dehpye deicide deidara deidre
deimos deirdre deisel deivis dejavu dejesus dekalb dekcah dekker delacruz delaney delano delasoul delaware
delbert delboy delenn deleon delerium delete deleted delfin delfino delgado deliciou delicious delight
delights delila delilah delirium delite deliver delivery delldell delmar delong delonge delorean delores
delphi delphin delphine delpiero delray delrio delsol deltachi deltaforce deltaone deltas deltasig deltatau
deltic deluca deluge deluxe demand demarco dembel demchenko demented dementia demeter demetra demetri demetria
demetrio demetriu demian demidov demigod demise demiurg democrat demolay demolition demoman demona demond
demonic demonik demonio demons dempsey denali deneme dengad denhaag denial denied deniro denisa denise deniska
denison denisov deniss denisz denman denmark dennie dennis dennys density dental dentist dentista dentman
denton denture denver denwer denzel department depaul depeche depechemode deploy deposit deputy dereks
derelict derevo derfla derful derick dermot derosa derparol derrek derren derrick derrickh dervish desade
desant descent description desdemon desember desert deshaun deshawn deshon design designer designs desirae
desire desiree desires deskjet deskpro desktop desmond desoto despair desperad desperado desperados despina
dessar dessert dessie destin destinee destini destiny destro destroy destroye destroyer destruct destruction
detail details detect detectiv detective dethklok detlef detour detroit deusex deutsch deutsche deutschl
deutschland devante devastator develop develope developer deviant device devices devilboy devildog devildriver
devilish deville devilman devilmay devilmaycry devils devine devious devlin devochka devotee devotion dewalt
dewars dewayne dewdrop dewitt dexter dextur dezember dfadan dfcbkbcf dfcbkbq dfcbkmtd dfcbkmtdf dfcbktr dfcmrf
dfghjc dfhbfyn dfhdfhf dfhrhfan dfhtybr dfhtymt dfkmltvfh dfkmrbhbz dfkthbq dfkthbr dfkthbz dfkthf dfktxrf
dfktyjr dfktynby dfktynbyf dfktynbyrf dfktyrb dflbvrf dfnheirf dfvgbh dfyjdf dfymrf dfytxrf dgoins dgthtl
dharma dhjnvytyjub dhtlbyf diabetes diablo diablos diabolic diabolik diabolo diadora diagonal dialer dialog
diamand diamant diamante diamon diamond diamondb diamondd diamonds dianas dianka dianna dianne dianochka
diapason diaper diapers diario diavolo dibble dicanio diceman diciembr dickdick dickens dicker dickey dickface
dickhead dickie dickies dickless dicklick dickman dickme dickson dickster dicksuck dickweed dictator dictiona
dictionary diddle didenko didier diebitch diebold diehard dienstag diesel diesirae dietcoke dieter dietmar
dietpeps dietrich differen difference digdog digdug digest digger diggers diggit diggity diggler digimon
digita digital digitalprodu digitex digits digiview digler dignity digweed dilara dilbert dildos dillard
diller dilligaf dilligas dillinge dillion dillon dillweed dilnoza dilshod dimabilan dimadima dimanche dimarik
dimasik dimazarya dimebag dimedrol dimensio dimension dimidrol dimitri dimitris dimitry dimochka dimple
dimples dimsum dimwit dinamit dinamite dinamo dinara dindom dinero dinesh dingbat dingdong dinger dingle
dingos dingus dinkie dinkle dinkus dinmamma dinner dinochka dinodog dinosaur dinsdale diogenes dionis dionne
dionysus diosesamo dipascuc diplom diploma diplomat dipper dipset dipshit dipstick direct director directory
direktor direwolf dirkpitt dirtbag dirtball dirtbike dirtybir dirtyboy dirtycunt dirtyd dirtydog dirtygirl
dirtyman disable disabled disarm disaster discgolf disciple discman discord discordi discos discount discover
discovery discreet discus disease dishes dishwash diskette disney disneyland disorder dispatch display dispute
distal distance distant district disturbe disturbed divedeep diverdow divers diversio divide divider divina
divine diving divinity division divorce divorced dixiedog dizzle djamaal django djctvm djdjxrf djdxbr djembe
djeter djfpass djgabbab djghjc djhjyf djhvbrc djivanfros djkjlz djkrjd djkrjdf djkrjlfd djkujuhfl djkxbwf
djljgfl djljghjdjl djljktq djtiesto dkalis dkfcntkby dkflbckfd dkflbdjcnjr dkflbr dkflbvbh dkflbvbhjdbx
dkflbvbhjdyf dkjfghdk dknight dlanod dlanor dmarink dmband dmfxhkju dmitri dmitriev dmitrii dmitrij dmitriy
dmitry dmoney dnevnik dnomyar dnsadm dnstuff dobber dobbin doberman dobson dochenka dochka docker dockers
docter doctor doctorj doctorwh document dodger dodgeram dodgers dodges dodgeviper dodobird dodson doedel
doesit dogballs dogbert dogbite dogbone dogbones dogboy dogbreat dogbreath dogbutt dogcat dogday dogdays
dogface dogfart dogfight dogfish dogfood dogfuck dogger dogggg dogggy doggie doggies doggod doggone doggydog
doggys doggysty doggystyle doghead doghot doghouse dogleg doglover dogman dogmatic dogmatix dogmeat dogphil
dogpile dogpound dogshit dogstar dogstyle dogtown dogwood dohcvtec doherty doingit doitnow dokken doktor
dolemit dolemite dolfan dolfin dolina dolittle dollar dollarbi dollars doller dollface dollie dolomite dolore
dolores dolphi dolphin dolphins domain domainlock domani domenic domenico domenow domestic domina dominant
dominate dominati domination dominator doming domingo domingue domini dominic dominica dominick dominik
dominika dominion dominiqu dominique domino dominoes dominos dominus domodedovo domodo domovoy donahue donald
donaldduck donaldo donatella donatello donato donegal doneit donger dongle donita donjuan donkey donkeykong
donkeys donking donnas donnell donnelly donner donnie donovan donsdad dontae dontask dontcare dontdoit
dontforg dontgotm donthate dontknow donttell donuts donvito doober doobie doodad doodah doodie doodle doodlebu
doodles doofer doofus doogie doogle doohan dooker dookie dooley doomed doomer doomsday dooper doorbell
doorknob doorman doormat doorway doozer dopamine dopehead dopeman doppler dorado doraemon dorcas doreen doremi
dorene dorian doright dorina doritos dorkboy dorkus dorman doroga doromich dorota doroth dorothea dorothee
dorothy dorsai dorset dorsett dorsey dorthe dortmund dotcom dothedew dotnet dotson dottie double doubled
doublej doubles doublet douche douchebag dougal doughboy doughnut dougie dougla douglas douglass doulos dovajb
dovetail dowjones dowling downer downey downfall downhill downing download downlow downtime downtown downunde
dozzer dposton drache drachen dracon draconis dracos dracul dracula drafting dragan dragnet dragon dragonage
dragonba dragonball dragonballz dragonfi dragonfire dragonfl dragonfly dragonforce dragonla dragonma dragonman
dragons dragonss dragonz dragoon dragos dragrace dragstar dragster dragula drahcir drains drakcap draken
drakes drakkar drakon drakula dranreb draper drastic draven drawde drawer drawing drawoh drdeath drdoom
dreadful dreads dreamcas dreamcast dreame dreamer dreamers dreamgirl dreaming dreamon dreamonline dreams
dreamteam dreamy dreday dreher dresden dressage dresser drevil drewman drexel drexler dreyfus drgonzo dribble
drifter drifting driller drilling drills drinker drinking drinks dripik dripping driscoll driven driver
drivers drives driving drizzit drizzt drjynfrnt drlove drogba drones drongo droopy dropdead dropkick dropzone
drowning drowssap drpepper drstrang drucker drugfree druhay druids drumandbass drumer drumline drumme drummer
drummers drumming drummond drumnbass drumset drumss drunken drusilla druuna dryden dryfly drywall dshade
dsmith dsobwick dstars dtcyeirf dtheyxbr dthjxrf dthjybrf dthjybxrf dthyjcnm dtkjcbgtl dtlmvf dtnfkm dtrain
dtxyjcnm dtybfvby dtynbkznjh dtythf dually duarte dubbie dubesor dublin dubois ducati duchess duckbutt
duckduck ducker duckey duckhead duckhunt duckie duckling duckman duckpond ducksoup ducttape dudder dudedude
dudelove dudeman dudley duende duetto duffbeer duffel duffer duffie duffman duffydog duggan dugway duhast
duisburg dukeblue dukedog dukeduke dukeman dukenuke dukenukem dukers dukester dukies dulcinea duluth dumars
dumass dumbass dumber dumbfuck dumbshit dummer dummie dummies dummys dumont dumper dumpling dumpster dunamis
dunbar duncan dundas dundee dunedin dungeon dunham dunhill dunker dunkin dunlap dunlop dunnowho dunwoody
duplex duplicate dupont dupree duracell duramax durand durandal duranduran durango durant durban durden durdom
durham dustbin dusted duster dustin dustman dustoff dustydog dutches dutchess dutchie dutchman dutchy dutton
duvall dvader dvdcom dvorak dwayne dwdrums dwells dwight dyanna dyexrf dylandog dylans dynamic dynamics
dynamite dynamo dynastar dynasty dynomite dynxyu dzakuni dzxtckfd eadgbe eagleeye eagleman eagleone eagles
eamonn earlgrey earnest earnhard earnhardt earnhart earthlin earthlink earwax earwig easier easley eastbay
easter eastern easton eastside eastwest eastwood easygo easypass easypay easyride eatadick eatass eatcum
eather eating eatmeat eatmee eatmenow eatmeraw eatmyass eatpie eatpussy eatshit ebenezer ebonee ebouux eccles
echelon echoes eckerd eclectic eclips eclipse ecnirp economia economic economics economist economy ecosse
ecstacy ecstasy ecuador edcrfv edcvfr edcwsxqaz eddieboy eddies eddings edelweis edgard edgewise edgewood
edibey edifier edinburg edinburgh edinorog edisni edison edition editor edmond edmonds edmonton edmund edmundo
edoardo edouard edthom eduard eduardo educatio education edvard edward edwardcullen edwardo edwards edwardss
edwina eeeeee eeeeeee eetfuk eeyore efbcapa effect effects efremov efyreg egbert eggbert egghead eggman
eggplant eggroll eghfdktybt egoist egoiste egorka egorov egorova egroeg egyptian ehidkbd eiffel eightbal
eightball eighteen eighty eileen eingang einstei einstein einstien eintrach eintritt eisbaer eistee
ejaculation ekaterina ekbnrf ekilpool eklhigcz ekmzyf eknock elaina elaine elaman elanor elastic elayne
elbarto elbereth elbert elbows elcamino eldest eldiablo eldora eldorado eldred eldridge eldritch eleanor
election electr electra electric electro electron electronic electronics elefant elefante elegance elegant
elektra elektrik elektro elemen element elementa elemental elements elenas elenberg elendil elenka elenor
eleonor eleonora elephan elephant elephants elessar elevatio elevation elevator eleven elfquest elfriede
elfstone elgato elgordo elguapo eliana eliane eliezer elijah elinor elisabet elisabeth elisha elissa eliston
elites elixir elizabet elizabeth elizaveta eljefe elkcit ellada elland ellehcim elliot elliott ellison ellobo
elloco ellswort elmers elmhurst elmira elmore elmwood elnino elocin elodie elohim eloise elpaso elrond
elsalvador elsinore elspeth eltoro elusive elvina elvira elvisp elviss elwood elysium elzorro emachine
emachines emanue emanuel emanuela emanuele embalm embalmer embassy emblem embrace emerald emergenc emergency
emerica emerso emerson emilee emilia emiliano emilie emilio emilka emilyann emilyb emilys eminem emirates
emmajane emmanue emmanuel emmarose emmaus emmett emmitt emmons emokid emoney emotion emotions empathy emperor
empire empires employee emporium empress emyeuanh enable enamorad encarta enchante enclave encore encounter
endeavor enders endgame ending endless endure enduro endymion endzone energia energie energize energizer
energy enfant enfield enforcer enfuego engage engaged engels engine engineer engineering engines englan
england english enhanced enigma enjoyit enkeli enkidu enlighte enolagay enormous enough enrico enriqu enrique
ensemble ensign entering enterme enternow enterpri enterprise enters entertai entertainment entrada entrance
entrar entropy envelope envision enzyme epaulson epervier epidemia epiphany epiphone episode epsilon epstein
equate equine equinox equity eragon eraser erasmus erasure erathia ercole erdfcv erebus erection ereiamjh
erevan erfolg erhfbyf ericcc ericeric ericka erickson ericson ericsson eriepa eriksson erkebulan erkina ermine
ernest ernesto ernies eroica erotic erotica erotik erreway errors ersatz ershov erskine erunda eruption erxtgb
esbjerg escada escaflowne escalade escape escher escobar escola escorpi escorpio escorpion escort escrima
escrow esenin eshort eskimo esmerald esmeralda esmith esoteric espace espada espagne espana espanol esperanz
esperanza espero espinosa espinoza espiritu espoir esposito espresso esprit esquire essayons essence essendon
essential estate esteba esteban esteem estefan estefani estefania estela estell estella estelle esther estonia
estoppel estrada estreet estrela estrell estrella estrellit eternal eternity ethereal ethernet ethics ethiopia
etienne etnies etoile etower ettore euclid eudora eugene eugeni eugenia eugenio eumesmo eunice euphoria eureka
eurocard euroline europa europe european eusebio euskadi evaluate evander evanescence evangeli evangelion
evanston evbukb evelin evelina eveline evelyn evelyne evenflow evening evenpar evenstar eventlog events
everclea everest everett evergree evergreen everlast everlong evermore everques everquest everto everton
evertonf everyday everyone everythi everything evette evgeni evgenia evgenii evgenij evgeniy evgeniya evgeny
evgesha evidence evildead evillive evilone evolutio evolution evolve evrika evropa ewanko ewelina ewqasd
ewqasdcxz ewtosi ewyuza examiner example exbntkm excalibe excaliber excalibu excalibur exceed excell excellen
excellence excellent excelsio excess exchange excite excited exciter exciting exclusiv exclusive execute
executiv executive executor exercise exeter exhaust exigen exigent exocet exodus exorcist exotic expediti
experience experienced expert expired explicit explode exploite exploiter explore explorer explosiv export
exposed exposure express expresso extacy extasy extensa external extras extrem extreme exupery eybdthcbntn
eyeball eyeballs eyebrow eyecandy eyedoc eyesonly eyespy eyphed ezekiel ezequiel ezmoney fabfive fabfour
fabian fabiana fabiano fabien fabienn fabienne fabiol fabiola fabius fabolous fabregas fabric fabrice fabrika
fabrizi fabrizio fabulous facade facebook facefuck facelift faceman faceoff facesit facial facials facile
fackyou factor factory faerie fafnir fafyfcbq fafyfcmtd fagget faggot fahayek fahbrf fahjlbnf failed failsafe
failte failure fairbank fairchil fairfax fairfiel fairlady fairlane fairless fairmont fairview fairway
fairytail faisal faithful faithless faiths faithy fajita fakepass faktor falcon falcone falconer falcons
falcor falken falkland fallacy fallen fallenangel fallengun falling fallon fallout falloutboy falstaff famili
familia familie famille family familyguy famine famous fanatic fanatik fanboy fanclub fandango fanfare fannie
fannies fantas fantasia fantasie fantasies fantasm fantasma fantasti fantastic fantasy fantazy fantik fantom
fantomas fantomen faramir faraon farber farcry farfalla fargus farhad farhan farida farina farkle farley
farmall farmboy farmer farmers farmhous farming farmland farmvill farooq farouk farout farragut farrah farrar
farrell farrier farris farrow farscape farside farted farter fartface farting fartman fartripper fashion
fashist fastback fastball fastcar fastcars fastdraw fasted faster fastest fastfood fastfun fastlane fastman
fastone fatality fatass fatback fatbitch fatbob fatboy fatcat fatcock fatcow fatdaddy fatdick fatdog fatfree
fatgirl fatgirls fathead father fathom fatima fatjoe fatkid fatluvr fatman fatmike fatone fatpig fatpussy
fatrat faucet faulkner faulty faustino fausto faustus favorit favorite favour fcazmj fcbarcelona fcbayern
fcgbhby fcnfkfdbcnf fcporto fdfnfh fdfsfaf fdfyufhl fdhjhf fdjtsa fdnjhbpfwbz fduecn feanor fearless fearme
feather feathers feature februar february federal federer federic federica federico federov fedora fedorov
fedorova fedotov feeble feedback feeder feedme feelgood feeling feelme feeney feetfeet fefolico felder feldman
feldspar felecia felice felici felicia felicida felicidad felicidade felicita felicity feliks felina feline
felipe felixcat felixx felixxxx fellatio feller fellini fellow fellowes fellows felony felton female females
femmes fencer fences fencing fender fenerbahc fenerbahce fengshui feniks fenomen fenomeno fenrir fenris
fenster fenton fenway fenwick ferari ferarri ferdie ferdinan ferdinand ferenc fergie fergus ferguson ferien
fermat fermer fernan fernand fernanda fernande fernandes fernandez fernando ferndale fernie fernwood ferrar
ferrara ferrari ferrarif ferraris ferraro ferreira ferrell ferrer ferrero ferret ferrets ferrina ferris ferrum
fester festina festiva festival festus fetisch fetish fetter fettish feuerweh feuerwehr fevers fevral feyenoor
feyenoord feynman ffffff fffffff ffggyyo ffviii fgdfgdfg fghbjhb fghghgh fghtkm fgjcnjk fgjkbyfhbz fgjrfkbgcbc
fgntrf fgtkmcby fhbirf fhbyjxrf fhctybq fhifdby fhnehxbr fhntvbq fhntvrf fhrflbq fhutynbyf fhvfutljy fialka
fianna fiasco fibonacci fickdich ficken ficker ficktjuv fiction fiddle fiddler fidelio fidelis fidelity fidget
fidodido fielding fields fierce fiesta fietsbel fifnfy fifteen figaro fightclu fightclub fighter fighters
fighting fighton fights figment figona figtree figure figvam fihdfv filatov filatova filbert filial filibert
filimon filipe filipino filipp filippo filippov filler filles fillmore filmstar filofax filomena filter
filters filthy finale finalfan finalfantasy finally finals finance financia financial finbar fincher
findaupair finder finding findme findout findus finesse finest finger fingers finish finished finite finland
finley finnegan finney finnland finster fiocco fiorell fiorentina firdaus fireball firebir firebird fireblad
fireblade fireboy firebug firecat firedawg firedept firedog firefigh firefighter firefire firefly firefox
firegod firehawk firehose firehous fireice firema fireman firenze fireplug firestar firestarter fireston
firestor firestorm firetruc firetruck firewalk firewall firewate firewire firewood firework fireworks firstaid
firstone firstson firsttim fiscal fische fischer fishbait fishbone fishbowl fishboy fishcake fishead fisher
fisherma fisherman fishers fishes fisheye fishface fishfinger fishfish fishfood fishfry fishhead fishhook
fishie fishin fishing fishka fishlips fishman fishnet fishon fishpond fishtank fister fistfuck fisting fitnes
fitness fittan fitter fitzer fitzgera fitzgerald fitzroy fiveiron fivekids fivestar fixitman fizban fizika
fizzle fjdksl fkbcrf fkbyjxrf fkbyrf fkmabz fkmnfbh fkmnthyfnbdf fkrjujkbr fktdnbyf fktirf fktrcf fktrcfyl
fktrcfylh fktrcfylhf fktrcfylhjd fktrcfylhjdbx fktrcfylhjdf fktrcfylhjdyf fktrcfylth fktrctq fktrcttd
fktrcttdf fktyeirf fktyjxrf fktyrf flabby flagman flagpole flagship flakes flameboy flamenco flamengo flameon
flamer flames flaming flamingo flanders flange flanker flannery flapjack flapper flappy flaquit flashbac
flasher flashes flashg flashman flashme flashnet flashy flatbed flatboat flatbush flathead flatland flatline
flatron flattop flatus flavia flavio flavor flavour flawless flblfc fldjrfn fleabag fleece fleetwoo fleetwood
fleming flemming fleshbot fleshy fletch fletcher fleury flexible flexscan flhrci flhtyfkby flibble flicka
flicker flicks fliege flight flights flimflam flinders flintsto flintstone fliper flipflop flipmode flipoff
flippe flipper flippers flippo flippy flipside flipyou flogger floods flooring floors floppy flopsy floral
floren florenc florence florenci florencia florent flores floria florian florid florida florin flossie flossy
flotsam flounder flower flowers flowing floyds fltkbyf flubber fluffy flurry flushing flutie flutter flvbhfk
flvbybcnhfnjh flyaway flyboy flyers flyfish flyfishi flyguy flyhigh flying flyingv flyman flynavy flyrod
flyvholm flywheel fnkfynblf focker focused fodase fodder foghat foghorn foiegras fokker folder folders folgers
folgore follett follow followme folsom fomina fomoco fondle fonseca fontaine fontana fonzie foobar foodie
foofer foofight foolio foolish foosball footbal football footballs footboy footer footfuck foothill footie
footjob footlong footloos footlove footman footsie footslav footsy forall forbes forbidde forbidden forbin
forced forces fordfocu fordfocus fordgt fordham fordman fordtruc fordtruck forecast foreign foreman forensic
foreplay foreskin forest forester forestman forestry foreve forever foreveryoung forfar forfree forfun forget
forgetit forgetme forgetmenot forgive forgiven forgot forgotit forgotte forgotten forklift forlife forlorn
forman format formatters formel formula fornow forplay forreal forrest forsaken forsale forsberg forster
forsure forsythe fortis fortknox fortran fortress fortun fortuna fortunat fortune fortyone fortytwo forums
forumwp forward foryou forzaroma forzima fosgate fossil foster fosters fostex fotball fotograf foucault
foulball foundati foundation founder fountain fourier fourkids fournier fourplay fourstar fourteen fourth
fourtrax fourty foutre fowler foxbat foxdie foxfire foxglove foxhound foxmulder foxrun foxtrot foxwoods
foxylady foxyroxy fozzie fquekm fractal fractals fraggle fragile fragment fraise framer frames franca francais
france frances francesc francesca francesco franchis franci francia francine francis francisc francisca
francisco franck franco francoi francois francy franka franke franken frankfur frankfurt franki frankie
franklin frankly franklyn franko franks franky frankzap frankzappa frannie franny frantic franway franzi
fraser frasier frasse frazer frazier frdfhbev frdfkfyu freakboy freakdog freaked freaker freakin freakme
freakout freaks freaksho freakshow freaky freckle freckles freddd fredderf freddi freddie freddo freddy freder
frederi frederic frederick frederico frederik frederiksberg fredfred fredie fredonia fredrau fredric fredrick
fredrik freebie freebird freecell freeclus freedo freedom freedoms freeee freefall freefree freehand freehold
freejack freeky freelanc freelancer freeland freelove freema freemail freeman freeme freemind freemont freenet
freeones freepass freeporn freeport freeride freesex freespace freestuff freestyl freestyle freesurf freetime
freeuse freeuser freeway freewill freewin freeze freezer freezing fregat frehley freiburg freight freiheit
freitag fremont french frenchfr frenchie frenchy frenzy frequenc fresca fresco fresher freshman fresno freude
freund freyfvfnfnf freyja frfltvbz friars friction friday fridays fridge fridolin frieda friedman friedric
friend friendly friends friendship friendste friendster frigate fright frigid fringe frisbee frisco friskie
frisky fritolay fritos fritter fritze fritzy fritzz frnhbcf frodobag frogface frogfrog frogger froggie
froggies froggy froglegs frogman frogss froinlaven frolic frolov frolova fromage fromhell fromme fromvermine
frontera frontier frontline frontosa frosch frostbit frostbite frosty frosya frozen frozenfish frugal fruitbat
fruitcak fruitcake fruits fruity frxtgb fsunoles fubared fucing fuckall fuckass fucked fuckedup fuckem fucker
fuckers fuckersss fuckface fuckfest fuckfuck fuckgirl fuckhard fuckhead fuckher fuckhole fuckin fuckina
fucking fuckinside fuckinti fuckit fuckitall fucklife fucklove fuckme fuckmeha fuckmehard fuckmeno fuckmenow
fuckmyass fuckmylife fucknut fucknuts fuckof fuckoff fuckshit fuckslut fuckstic fuckstick fucktard fuckthat
fuckthem fuckthemall fucktheworld fuckthis fuckthroat fucktoy fuckuall fuckup fuckwit fuckya fuckyeah fuckyo
fuckyou fuckyoua fuckyoubitch fuckyouguys fuckyour fuente fuentes fuerte fuesse fufnfrhbcnb fugazi fugitive
fuhrer fuhrfzgc fujifilm fujiko fujimo fujitsu fuking fukoff fulcrum fulham fulhamfc fullback fuller fullhous
fullmetal fullmoon fullred fullsail fulton fumanchu fumble funbags funboy function funeral funforme funfunfu
fungible fungus funguy funhouse funker funkey funkie funkster funnel funnies funnycar funnyguy funnyman funnys
funone funsex funstuff funtik funtime funtimes furball furelise furious furman furnace furnitur furtado
further fusilier fusion fussbal fussball futball futbol futebol futile futura futurama future futures futuro
fuzzball fuzzbutt fuzzie fvcnthlfv fvfnjhb fvthbrf fwsadn fyabcf fyfcnfcbz fyfnjkbq fyfnjkmtdbx fyfnjkmtdyf
fyfrjylf fyfyfc fylhjvtlf fylhsq fylhtq fylhtqrf fylhttdf fynfyfyfhbde fynjif fynjirf fynjybj fynjybyf
fynjyjdf fyodor fytxrf fyutkbyf fyutkjr fyutkjxtr fyyeirf fzappa gabbana gabber gabbie gabrie gabriel gabriela
gabriele gabriell gabriella gabrielle gadfly gadget gadina gadzooks gaelic gaelle gaetan gaetano gaffer
gaffney gagarin gagged gagger gagging gaggle gagher gaijin gaines galactic galactica galactus galadriel
galahad galant galapago galary galatasa galatasara galatasaray galatea galaxie galaxy galena galeries galileo
galina galinka gallaghe gallardo gallaries gallego gallen galleon galleries gallery gallon gallop galloway
gallup gallus galore galvesto galway gambino gambit gamble gambler gameboy gamecock gamecocks gamecube gameday
gameman gamemaster gameon gameover gameplay gamera gamers gamess gametime gamgee gaming gamlet gammas gammel
gammon gandako gandal gandalf gander gandhi gandolf gandon ganesh ganesha gangbang gangbanged ganges gangrel
gangst gangsta gangstar gangste gangster gangsters ganibal ganjaman ganjubas gannibal gannon gansta ganster
ganteng ganymede gaping garage garand garbage garcia garden gardener gardenia gardens gardiner gardner garena
gareth garfiel garfield garfild gargamel gargle gargoyle garibald garion garland garlic garner garnet garnett
garnier garret garrett garrick garrison garten garter garters gartner garuda garvey garvin gasanov gasket
gasman gasoline gaspar gasper gasser gaston gastone gatech gateee gatekeep gatekeeper gatewa gateway gateways
gathering gatinha gatinho gatita gatito gatlin gatorade gatorfan gatorman gators gatsby gattaca gattone gaucho
gaudeamus gauhar gauloise gauntlet gaurav gautam gauthie gauthier gautie gautier gavaec gavilan gaviota gavrik
gavrilov gawain gawker gayathri gayboy gaydar gayguy gaylor gaylord gayman gaymen gaynor gaysex gazelle gazeta
gazette gbcmrf gbfcnhs gbgbcmrf gbgtnrf gbhfvblf gbjyth gbkbuhbv gblfhfc gblfhfcbyf gblfhfcs gbljhfc gbljhfcs
gbpacker gbpltw gbrfxe gbyudby gcheckou gcheckout gdansk gdtrfb gearbox gearhead gearsofwar geckos geddon
geddylee gedeon geekboy geelong geeman geemoney geeque geetha geezer gefccga gefest geforce gegcbr geheim
gehenna gehrig geibcnbr geiger geilesau geirby geisha gellar gembird gemeni gemini geminis gemstone gendalf
gender genera general generale generals generation generator generic geneseo genesi genesis genetic genetics
geneva geneve geneviev genevieve genghis genial genius geniusnet genlee gennadiy gennaro genocide genova
genoveva gentle gentleman gentry genuine geoffre geoffrey geolog geology geometry geordie george georges
georgetown georgi georgia georgie georgin georgina georgio georgiy georgy gepard gerald geraldin geraldine
geraldo geranium gerard gerardo gerasim gerasimov gerasimova gerber gerbera gerbil gerhard gerhardt gericom
gerlinde germain germaine german germania germano germany germes geroin geronim geronimo geronto gerrard
gerrit gerrity gerryber gershwin gertie gertrud gertrude gervais geryfe gesperrt gestalt gestapo getajob
getalife getaway getback getbent getdown getfucked gether gethigh getinnow getitnow getiton getlaid getlost
getmein getmoney getnaked getoff getout getpaid getreal getrich getsdown getsmart getsome getsum getting
gettysbu gettysburg geujdrf gevaudan gevorg geyser gfccdjhl gfccgjhn gfcgjhn gfdkbr gfdkjd gfdkjdf gfgekz
gfgfif gfgfrfhkj gfgfvfvf gfghbrf gfgjxrf gfhfcjkmrf gfhfdjp gfhfdjpbr gfhfif gfhfktkjuhfv gfhfljrc gfhfpbn
gfhfvgfvgfv gfhfyjbr gfhfyjqz gfhfyjz gfhjdjp gfhjkbot gfhjkl gfhjkm gfhjkmgfhjkm gfhjkmm gfhjkmrf gfhjkmxbr
gfhjkzytn gfhkfvtyn gfhnbpfy gfhreh gfhtym gfitymrf gfkmvf gfnhbjn gfnhbr gfnhjy gforce gfvznm gfyfcjybr
gfynthf gggggg ggggggg ghandi ghbcnfd ghbdfn ghbdtn ghbdtnbr ghbdtnbrb ghbdtndctv ghbdtnghbdtn ghbdtngjrf
ghbdtnrfrltkf ghbhjlf ghbjhbntn ghblehjr ghblehrb ghbphfr ghbrjk ghbrjkbcn ghbrjkmyj ghbynth ghbywtccf gherkin
ghetto ghfdlf ghfgjh ghfplybr ghibli ghislain ghjatccbjyfk ghjatccjh ghjcgtrn ghjcnb ghjcnbnenrf ghjcnbvtyz
ghjcnj ghjcnjabkz ghjcnjgbpltw ghjcnjgfhjkm ghjcnjghjcnj ghjcnjnf ghjcnjnfr ghjcnjq ghjcnjqgfhjkm
ghjcnjrdfibyj ghjcnjrdfif ghjcnjz ghjdthrf ghjgecr ghjgfufylf ghjhjr ghjkju ghjnbdjcnjzybt ghjnbdjufp ghjnjnbg
ghjnjrjk ghjrehfnehf ghjrehjh ghjrjgtyrj ghjtrn ghjuhfvbcn ghjuhfvvbcn ghjuhfvvf ghjuhtcc ghjvtntq ghostdog
ghoster ghostly ghostman ghostrecon ghostrid ghostrider ghosts ghosty ghtdtlvtldtl ghtktcnm ghtlfntkm
ghtpbltyn ghzybr giacomo giallo giampaolo giampi giancarl giancarlo gianluca gianna gianni giantess giants
gibbon gibbons giblet gibralta gibson gibsonsg giddyup gideon gidget gifford gifted gigabyte gigant gigante
gigantic gigantor gigemags giggalo giggle giggles giggsy gigolo gilber gilbert gilberto gilead gilgames
gilgamesh gilles gillespi gillette gillian gillie gilligan gillis gilman gilmore gilmour gilroy gimlet
gimmesum gimmie gineok ginette ginger ginnie ginola ginsberg ginscoot ginseng gintonic ginuwine giordano
giorgi giorgia giorgio giotto giovani giovann giovanna giovanni gipper giraffe girasole girdle girfriend
girish girlfrie girlfriend girlie girlies girlss girlygirl gisela gisele giselle gitanes gitara gitler giucil
giulia giuliana giuliano giulio giusepp giuseppe giveit giveitup giveme gixxer gizmocat gizmodo gizmodog
gizmoe gizmos gizzmo gjdtkbntkm gjgeufq gjgeuftd gjgjdf gjgjxrf gjhjctyjr gjhjkm gjhjlfcjqrb gjikbdctyf gjkbyf
gjkbyjxrf gjkbyrf gjkjdbyrf gjkrjdybr gjkysqgbpltw gjkzrjdf gjlcnfdf gjlfhjr gjmptw gjpbnbd gjrtvjy gjvbljh
gjyjvfhtdf gjytltkmybr gjyxbr gkfdfybt gkfnjy gkfytnf glacier glacius gladbach gladiato gladiator gladiolus
gladston gladys glamis glamour glamur glance glasgow glasha glasnost glasses glassic glassjaw glassman glasss
glastron glavine gldmeo glencoe glenda glendale glenna glennwei glenny glenwood glider glimmer glitch glitter
global globes globus gloria glorious glossy glotest glover gloves glowworm glucas glueck gmcjimmy gmctruck
gmoney gnaget gnarly gnasher gnatsum gnbxrf gnocca gnomes gnomik gnorman gnosis gnusmas goahead goalie goarmy
goatboy goater goathead goatman goaway gobama gobble gobbler gobears gobigred gobills goblet goblin goblue
goblues gobrowns gobruins gobucks gobucs gobuffs gobulls gocanes gocards gocart gocats gococks gocubs godard
godawgs godbless godboy goddamn goddard goddes goddess goddog godeep godess godfathe godfather godflesh
godfrey godhead godisgoo godisgood godisgreat godislov godislove godiva godless godlike godloves godofwar
godogs godown godpasi godsend godsgift godslove godsmack godson godspeed godswill goducks goduke godwin
godzila godzill godzilla goeagles goethe gofast gofaster goffer gofish goforit gogators gogeta gogetit
gogetter goggle goggles gogiants gogirl gogolf gogosox gogreen gohabs gohabsgo gohawks goheels goherd gohogs
gohogsgo gohome goirish gojets gojira gokart golakers goldberg golden goldenbo goldenboy goldeney goldeneye
goldfing goldfinger goldfish goldie goldman goldmine goldone goldorak goldrush goldsink goldstar goldstei
goldtop goldtree goldwing goleafs goleafsg goleta golfball golfcart golfclub golfer golfers golfgolf golfgti
golfin golfing golfman golfnut golfpro golfvr golgotha goliat goliath golions golive gollum golova golovin
gomango gomets gonads gonavy gonchar gondola gondolin gondor gonefish goniners gonoles gonzaga gonzal gonzale
gonzales gonzalez gonzalo gonzos goober goobers goochi goodall goodbeer goodboss goodboy goodby goodbye
goodday gooddog goodfell goodfella goodfellas goodfood goodgame goodgirl goodgod goodguy goodguys goodhead
goodie goodies gooding goodison goodjob goodlife goodlord goodlove goodluck goodman goodmorning goodness
goodnews goodnigh goodnight goodone goodpussy goodrich goodsex goodstuf goodstuff goodtime goodtimes goodtogo
goodwill goodwin goodwood goodyear goofball goofus googie google googly gooliner goomba goomie gooner gooners
goonie goonies gooseman gooses goosey goosie gopack gopackgo gopher gophers gopinath gopnik gopokes gorams
gorbunov gorbunova gordan gorden gordie gordienko gordit gordita gordito gordolee gordon goredsox gorgeous
gorges gorgon gorila gorilla gorillas gorillaz gorman gorodok gorwell goshawk goshen goskins gosling gospel
gospurs gossamer gosselin gossip gostate gostosa gostosao gostoso gotcha goteam gotenks goterps gotham gothic
gotigers gotika gotime gotlove gotmilk gotohell gotoit gotribe gotrice gotten gottlieb gotyoass gotyou gourmet
goutdb governor govinda govols gowest gowings gowron goyanks grabber gracchus graceful gracelan graceland
graces gracey gracia gracias gracie grades graduate graeme graffiti graffix grafix grafton graham graikos
grainger gramma grammar grammy gramps granada granat granata grandad grandam grande grandkid grandkids grandma
grandmas grandmaster grandorgue grandpa grandpri grandprix grandson grange granger granit granite granny
granted granvill grapeape grapes graphic graphics graphite graphix grappa grapple grappler grasshop
grasshopper grasso grasss grassy grateful gratis gravedig gravel graves gravis gravity graycat grayfox grayson
graywolf grazia grease greaser greasy greatdan greater greatest greatgoo greatman greatnes greatone greats
greatsex greatwhi greatzyo greddy greece greedisgood greedo greedy greekboy greekgod greeks greenbay greenber
greenbud greencat greenda greenday greendog greene greenegg greener greenery greeneye greeneyes greengre
greengreen greenguy greenhouse greenie greenlan greenlantern greenlea greenlee greenman greenn greenpea greens
greentea greentre greentree greenwav greenway greenwic greenwoo greenwood greeny greese greeting greetings
greger greggy gregor gregori gregorio gregory gregster gremio gremlin gremlins grenada grenade grendal grendel
grenden grenoble gresham greshnik gretchen gretel gretsch gretta gretzky greybear greyfox greyhawk greyhoun
greyhound greyson greywolf gribble gridiron gridlock griffen griffey griffin griffins griffith griffon griffy
grifon grifter griggs grigio grigoryan grillo grimace grimes grimlock grimmy grimreap grimreaper grimsby
grinch grinder grinders grinding gringo gripper grisha grisou grissom gritty grizli grizzle grizzley grizzlie
grizzly grizzy grocery grogan groggy grolsch gromit grommet grommit gromov gromova groove groover groovin
groovy grosse grossman grouch groucho ground groundho groupd grouper groups grouse grover groves growing
growler growth grubber grubby gruber grudge grumble grumman grumpy grundle grundy grunge grunts gruppa grusha
gryphon gsewfmck gshock gstring gtfullam gtgiaxm gthang gthcbr gthcjyfk gthtcnhjqrf gthtrfnbgjkt gthtrhtcnjr
gtkmvtyb gtkmvtym gtnheirf gtnhjczy gtnhjd gtnhjdbx gtnhjdf gtnhjdyf gtnhjpfdjlcr gtogto gtxtymrf gtynfujy
guadalup guadalupe guardia guardian guards guarra guatemal guatemala gubber guderian gudrun guelph guenter
guenther guerilla guernsey guerra guerrero guessit guesss guesswho guevara guildwars guilherme guillaum
guillaume guille guillerm guillermo guilty guinea guiness guinnes guinness guitar guitare guitarhero guitarist
guitarma guitarman guitarra guitars gulfstre gullit gulliver gulmira gulnar gulnara gulnaz gulnur gumball
gumdrop gumper gumshoe gunblade gundam gundamwing gundog gunfight gungadin gungho gungrave gunite gunman
gunnar gunner gunners gunnison gunship gunsling gunslinger gunsmith gunsmoke gunter gunther guppie gurami
gurkan gurken gurpreet gurumayi gusher gusman gusset gussie gustaf gustav gustave gustavo guster gutentag
guthrie gutierre gutierrez gutter guyana guybrush guyute guyver guzman gvanca gwbush gwendoli gxlmxbewym
gxrzemq gymnast gymnastic gypsum gypsydog gznfxjr gznybwf habana habanero habari habibi habitat hacienda
hackaren hacked hackedit hacker hackers hackerz hackett hacking hackman hackme hackney hacksaw haddock hadley
hadoken hadrian hagakure haggard haggis hagler hagrid haguenau hahaha hahahah haider haileris hailey haines
hairball haircut hairdo hairless hairpie hajime hakaone hakeem hakkinen hakuna halberd halcyon halflife
halfmoon halford halfpint halftime halfway halibut halifax halima hallelujah halley hallie hallmark hallodu
halloo hallow hallowboy hallowee halloween hallway halogen haloreach halsted hamada hamann hambone hambur
hamburg hamburge hamburger hamdan hamilton hamish hamlet hamlin hammarby hammer hammered hammerhe hammerhead
hammers hammertime hammett hammie hammock hammond hamper hampster hampton hamradio hamster hamsters hamtaro
hamzah hanako hanalei hancock handbag handbags handball handbook handcuff handel handicap handily handjob
handle handler handsoff handsome handyman hanford hanger hangers hangman hangout hangover hangten hangtime
hanibal hankster hanley hannah hannelor hannes hannibal hannover hanover hansel hansen hansol hansolo hanson
hanswurst hanter hanuman hapkido happen happens happie happier happiest happines happiness happyboy happycat
happyday happydays happydog happyface happyguy happyhap happyhappy happyjoy happylife happyman happyme
happyness happyone happys happytim happyy harada harakiri harald harami harbinger harbor harbour harcore
hardass hardaway hardball hardbody hardcock hardcor hardcore harddick harddriv hardee harder hardest hardguy
hardhat hardhead hardie hardin harding hardkore hardline hardman hardon hardone hardpack hardrock hardtail
hardtime hardtoon hardup hardware hardwareid hardwick hardwood hardwork haribo haribol haring hariom harish
harlan harlee harlem harlequi harley harleyd harleyma harleys harlie harlock harlot harlow harman harmless
harmon harmonic harmony harness harold harper harpoon harpua harrie harrier harriet harringt harris harriso
harrison harrow harryb harrydog harryhoo harryp harrypot harrypotter harrys harsha harsingh hartford hartland
hartley hartman hartmann haruka harumi harvard harvest harvey harveys harvick harwood hasbeen hasbro hashem
hasher hashish hasmik hassagjs hassan hassel hassle hasting hastings hastur hatcher hatchet hatebree hatelove
hateme haters hatesyou hateyou hatfield hathaway hathor hatman hatred hatrick hatter hatteras hattie hattori
hattrick haunted hauser haustool havana havanna havasu havefun having havvoc hawaii hawaiian hawaiiguy hawkdog
hawker hawkes hawkey hawkeye hawkeyes hawking hawkins hawkman hawkmoon hawkwind hawkwood hawthorn hayabusa
hayashi hayastan hayden hayduke haylee hayley hayman haynes hayward haywood hazard hazelnut hazmat hazzard
hbhlair hbxfhl hcleeb hdbiker headache headcase header headers headhunt headhunter headless headroom headshot
headspin healer healey healing health healthy hearse heartbre heartless hearts heater heathe heathen heather
heathers heathrow heating heatwave heaven heavenly heavyd heavymet heavymetal hebert hebrew hebron hecate
heccrbq heckfy heckfyf heckfyxbr heckle heckler hecmax hecnfv hector hedgehog hedges hedimaptfcor hedonism
hedonist hedwig heehaw heeled heeler heffer heffner hefner hegemon heidie heidiho heidis heimdall heimer
heimlich heineken heinlein heinrich heisman hejmeddig hejsan hektor helena helene helens helicopt helicopter
helios helium hellas hellbent hellboun hellbound hellboy hellcat hellen heller hellfire hellgate hellhole
hellhoun hellion hellno helloall hellohel hellohello hellokit hellokitty helloman hellome hellomoto helloo
hellos hellothe hellothere hellou hellow helloween hellowor helloworld helloyou hellrais hellraiser hellsbel
hellsing hellspaw hellspawn hellya hellyea hellyeah hellyes helmet helmut helpctr helpdesk helper helpful
helphelp helping helpless helpme helsinki helter hemant hemicuda hemingwa hemligt hemlock hemmelig henderso
henderson hendri hendrick hendrik hendrix henkie henley hennepin hennessy henning henrie henriett henrik
henrique henrys henson hentai hepburn hepcat heracles herald herbal herber herbert herbie herbier herbst
hercule hercules herder hereford hereiam heresy heretic herewego hergood heritage herkules herman hermann
hermes hermine hermione hermit hermos hermosa hernan hernande hernandez hernando heroes heroin heroine herons
herpderp herpes herrera herring herschel hershe hershey hershil herson hertha herzog heskey hesoyam hester
heston hetfield hevonen hewitt hewlett hewson hexagon hextall heybaby heydude heyjoe heyjude heyman heynow
heythere heywood heyyou hfccbz hfccdtn hfcgbplzq hfcnbirf hfcnfvfy hfgbhf hfgcjlbz hfleuf hfljcnm hfnfneq
hfpdjl hfpldfnhb hfrtnf hfvbkm hfytnrb hhhhhh hhhhhhh hiawatha hibees hibernia hibernian hibiscus hiccup
hickey hickman hickory hidalgo hidden hideaway hideki hideout hifive higashi higgins highball highbury higher
highest highfive highgate highheel highjump highland highlander highlife highspee hightech hightide hightime
highway highwind hiheels hijack hijinx hijodeputa hikari hikaru hiking hilary hilfiger hillary hillbill
hillbilly hillcres hillel hiller hilliard hillman hillside hilltop hilton himalaya himera himitsu himmel
himmler himself himura hinata hindustan hingis hinton hiphop hippie hippies hippos hipster hiroki hiroko
hiromi hiroshi hiroyuki hirsch hirsute hisashi hispanic history hitachi hitech hithere hitler hitman hitmen
hitomi hitter hiziad hjccbz hjcnbckfd hjcnbr hjcnjd hjlbjy hjlbntkb hjlbyf hjpjxrf hjvfir hjvfirf hjvfyjdf
hjvfynbr hjvfynbrf hjvjxrf hmlpyjd hoagie hoangen hobart hobbes hobbit hobbiton hobbits hobgoblin hobiecat
hobnob hoboken hobson hockey hocuspocus hoddle hoddling hodges hoffman hoffmann hofner hogans hogdog hogfan
hogger hoghead hogtie hogtied hogwarts hogwash hogwild hohner hokies hokuto holahola holbrook holcomb holdem
holden holder holding holdon holdup holein holeinon holera holeshot holger holida holiday holidays holiness
hollage holland holler holley holliday hollie hollis holliste hollister hollow holloway hollyb hollydog hollys
hollywoo hollywood hollyy holman holmes hologram holstein holsten holton holycow holycrap holyman holymoly
holyshit holywood homage hombre homebase homeboy homebrew homedepo homefree homegrow homeland homeless homely
homemade homepage homerj homerjay homero homers homersim homerun homesick hometown homewood homework homeworld
homicide homies hommer homyak honcho hondaa hondac hondacar hondacbr hondaciv hondacivic hondacr hondacrv
hondacrx hondaman hondas hondavfr honduras honest honesty honeyb honeybea honeybear honeybee honeybun honeydew
honeydog honeymoon honeypie honeypot honeys hongfund hongkong honker honkey honolulu honors hoochie hoodlum
hoodoo hookah hooked hookedup hookem hooker hookers hookup hooligan hooligans hooper hoopla hoople hoopstar
hoopster hoopty hooray hoosier hoosiers hooter hooters hootie hoover hooyah hopalong hopeful hopefull hopeless
hoping hopkig hopkins hoppel hopper hoppers hoppie hopping horace horacio horatio horizon hormone hornball
horndog horndogg horned horner hornet hornets horney hornie hornier hornyboy hornydog hornyguy hornyman
hornyme hornyone hornys horosho horror horseman horsemen horsepower horses horseshit horsesho horsey hortense
horton hoschi hosehead hoseman hosers hoskins hospital hosted hostile hotass hotbabe hotbabes hotbitch hotbod
hotbody hotboi hotbot hotbox hotboy hotboys hotchick hotchkis hotcock hotcum hotcunt hotdamn hotdick hotdog
hotdogs hotels hotfeet hotfun hotgirl hotgirls hotguy hothead hotice hotlanta hotlegs hotline hotlips hotlove
hotmale hotmama hotman hotmom hotmove hotness hotone hotpants hotpoin hotporn hotpussy hotrats hotred hotrod
hotrods hotsauce hotsex hotshit hotshot hotspot hotspur hotspurs hotstud hotstuf hotstuff hotter hottest
hottie hotties hottsexx hottub hottuna hotwater hotwheel hotwheels hotwife houdini houghton hounddog houndog
hounds housebed housecat housemusic housepen houser houses housewife housewifes housing houston hovepark
howard howareyo howareyou howdie howell howhigh howies howitzer howler howlin howling hownow hoyasaxa hpesoj
hpmrbm hpsalgay hpvteb hrfzlz hrothgar hrvatska htcnjhfy htlbcrf htmlctl htubcnhfwbz htubyf htyfnf hubbahub
hubbard hubbell hubble hubcap hubert hubertus hubris huckle huckster hudson huevos huffman hufmqw hugecock
hugedick hugetits hugger huggies hughes hughjass hugoboss hugues hulahoop huligan hulkster hullcity humanity
humanoid humans humber humbert humberto humble humboldt humbug hummel hummer hummerh humper humphrey humpin
humpty humtum hunden hundred hungary hunger hunglow hungry hungwell hunnie hunnybun hunted hunter hunters
huntin hunting huntress huntsman hurdle hurley hurrican hurricane hurricanes hurryup hurtme husain husband
husker huskerdu huskers huskie huskies hussain hussar hussein hustle hustler huston hutchins hutton huxley
hvidovre hxboqg hxxrvwcy hyacinth hybrid hydepark hyderabad hydrant hydrogen hyperion hyperlit hypnodanny
hyrule hysteria hyundai iaapptfcor iamawesome iambigal iamcool iamfree iamgay iamgod iamgreat iamhappy iamhere
iamhorny iamking iampurehaha iamsam iamsexy iamsocool iamthe iamthema iamtheman iamtheone ibanez ibelieve
iberia ibilljpf ibilltes ibragim ibragimov ibrahim ibxnsm icandoit icarus icculus icebaby icebear iceberg
icebox icecold icecrea icecream icecube icefire icehouse iceland iceman icenine icepick icequeen icetea
icewater icewind ichabod ichbin ichbins ichiban ichigo ichiro ichwill icicle iddqdiddqd iddqdidkfa idefix
identity ididit idinahui idiota idiots idlewild idontcar idontcare idontkno idontknow idontno idteul idunno
iecnhbr ieinfo ifghjb ifiksr ifkfdf ifoptfcor iforget iforgot iforgoti iforgotit ifufkbyf iggypop iglesias
igmtva ignaci ignacio ignatius ignatz ignite igorek igromania iguana ihateu ihateyo ihateyou iiiiii iiiiiii
iiyama ijrjkfl ijrjkflrf ikalcr ikarus ilaria ileana ilford ilikeike ilikeit ilikepie ilikeporn ilikepussy
ilikesex ilikeyou ilkaev illegal illest illiad illicit illini illinois illmatic illumina illuminati illusion
illusions illwill ilonka iloveamy iloveass iloveboobies ilovebri ilovecock ilovedick ilovefee ilovegirls
ilovegod iloveher ilovehim iloveit ilovejen ilovejes ilovejesus ilovekim ilovelife iloveluc ilovelucy ilovemar
iloveme ilovemom ilovemusic ilovemyfamily ilovemylife ilovemyself ilovepor iloveporn ilovepus ilovepussy
ilovesam ilovesex ilovetit ilovetits iloveu iloveyo iloveyou ilusha iluvatar iluvit iluvme iluvporn iluvsex
iluvtits imaccess images imagination imagine imaging imajica imaloser imation imback imbored imcool imelda
imemine imfree imhere imhome imhorny imhotep imissu imissyou imjakie imjfstw imladris immortal immune imogen
impact impala impalass impaler imperato imperator imperia imperial imperium implant implants import importan
important impossib impossible impress impreza impulse imtheman imzadi inandout inbhkbw incest inches incident
include incognit incognito income incoming incorrect incredible incubus indahous indahouse indain indeed
indeep independ independent indian indiana indianali indianer indians indica indien indies indiglo indigo
indira indobokep indonesi indonesia indoor indurain industry indycar ineedsex inertia inessa inetcfg
infalicall infamous infantry infected infern infernal inferno infidel infinit infinite infiniti infinity
inflames inform informat information informer infotech infrared ingeborg ingenier ingersol ingodwetrust ingram
ingres ingress ingrid inheat inhere inhouse initial inkjet inkognito inline inlove innate innocent innova
innuendo insane insanity insect insecure insert insertion insertions inshallah inside insider insight insignia
insomnia inspect inspecto inspector inspire inspiron install installdevic installsqlst installutil instant
instinct institut instruct insulin insuranc insurance insure integer integra integral integrit intelinside
intell intelligence intense intent interacial interact intercom intercourse interest interests interex
interior intermilan intern internal internat international interne internet interpol interrupt intersta
intheass intheend intimate intoit intranet intrepid intrigue introubl intrude intruder intubate inuyash
inuyasha invader invalid invalidp invasion invent inventor invernes inverse invest investor invictus invisibl
invisible invite invoice ioanna iomega iownyou ipanema iphone ipswich ipvteb irachka iraffert iraida irairaa
irakli irelan ireland iridium irinka irisha irishboy irishka irishlad irishman iriska irkutsk irland irnbru
irochka ironbird ironchef ironcity irondesk irondoor ironfish ironfist irongoat ironhead ironhors ironhorse
ironic ironlung ironma ironmaid ironmaiden ironman ironmike ironpony ironroad ironside ironsink irontree
irusik irvine irving isaacs isabel isabela isabell isabella isabelle isaeva isaiah isakov isbest iscool
isdaman isdead iseedeadpeople iseeyou isengard isgood isgreat ishard ishikawa ishmael ishorny ishtar isidor
iskandar iskander islamabad island islander islanders islands ismael ismail isobel isolde isotwe israel issexy
issmall issues istanbul isthebes isthebest istheman istina itachi italia italian italiano italias italie
italien itdoes itdxtyrj ithaca itisme itsasecret itsmee itsmine itstime itworks iubire ivanhoe ivanivanov
ivanka ivanko ivanna ivanov ivanova iverso iverson ivette ivonne iwanna iwantin iwantit iwantsex iwantu
iwantyou iwillwin iwojima iyaayas iyaoyas izabela izabella izumrud izzard izzicam jabari jabbar jabber
jabberwo jabell jabroni jachin jacinta jackal jackaroo jackas jackass jackasss jackdani jackdaniels jackdaw
jackdog jacked jackel jacker jacket jackets jackfros jackfrost jackfrui jackhamm jackhammer jackie jackiech
jackin jackjack jacklyn jackman jackme jackmeof jackoff jackpot jackruss jackryan jackso jackson jacksons
jackster jackyl jaclyn jacobb jacobs jacobsen jacobson jacobus jacopo jacque jacqueli jacqueline jacques
jacqui jacuzzi jadakiss jadzia jaeger jagged jagger jagman jaguar jaguars jaguarxj jahbless jahlove jaiden
jaihind jailbait jailbird jaimatadi jaimie jakarta jakedog jakejake jakeman jakers jakester jakeyboy jalapeno
jalisco jamaal jamaic jamaica jamaican jamboree jambos jamdown jamesa jamesb jamesbon jamesbond jamesc jamesd
jamesdea jamese jamesg jamesh jamesj jamesjames jamesk jamesl jamesm jameson jamesp jamesr jamess jamessss
jamest jamesw jamesy jamieb jamielee jamies jamila jamison jamjar jammer jammers jammie jammin jamming
jammygirl jamshid janbam janeen janeiro janell janelle janessa janets janette janeway janice janina janine
janitor jannie jannik jansen jansport janssen jansson januar januari january janusz janvier japanees japanes
japanese jardin jaredleto jareth jarhead jarman jaroslav jarred jarret jarrett jarrod jarule jarvis jasmin
jasmina jasmine jasona jasonb jasonc jasond jasong jasonh jasonj jasonk jasonlee jasonm jasonn jasonp jasonr
jasons jasont jasonw jasonx jasper javabean javaman javelin javert javier jawbone jawbreak jaxson jaybee
jaybird jayboy jaycee jaycob jaydee jayden jaydog jayhawk jayhawks jayjay jaykay jaylen jayman jayson jaysoncj
jaytee jazman jazmin jazmine jazmyn jazzbass jazzbo jazzed jazzer jazzie jazziz jazzman jazzmin jazzmine
jazzzz jblaze jblpro jbruton jcnhjd jcyjdf jdavis jdeere jeadmi jeanett jeanette jeanie jeanine jeanluc
jeanmarc jeanna jeanne jeannett jeannie jeannine jeanpaul jearly jedidiah jediknig jediknight jedimast
jedimaster jeebus jeepcj jeeper jeepers jeepin jeepjeep jeepman jeepster jeeves jeffbeck jeffer jeffers
jefferso jefferson jeffery jeffhardy jeffie jeffjeff jeffre jeffrey jeffro jeffry jeffwsb jehova jehovah
jehuty jekyll jelena jellybea jellybean jellyfis jellyfish jellyman jelszo jelway jemima jemoeder jenelle
jenifer jeniffer jenkin jenkins jennah jennaj jennan jenner jennie jennife jennifer jennings jennyb jennyc
jennyff jennyk jennys jennyy jenova jensen jenson jeopardy jerald jerbear jeremi jeremia jeremiah jeremias
jeremy jergens jericho jerico jerker jerkin jerking jerkit jerkoff jerkyboy jermaine jeroen jerome jeronimo
jerrod jerryb jerryg jerrylee jerrys jersey jertoot jerusale jerusalem jesica jesper jessee jessejames jessic
jessica jessicam jessicas jessie jessika jessup jester jesucrist jesuit jesusc jesuschr jesuschris jesuschrist
jesusfreak jesusgod jesusis jesusislord jesuss jesussaves jetaime jetbalance jetblack jetblue jetboat jetboy
jethro jetlag jetman jetset jetski jetson jettas jewboy jewell jewelry jewels jewish jezebel jgjesq jgordon
jgthfnjh jgtxzbhr jhendrix jhereg jhnjgtl jhonatan jhonny jhwmqku jibber jibxhq jigaboo jiggaman jiggas jigger
jiggle jiggles jiggly jigsaw jillian jimandanne jimbeam jimbob jimboo jimbos jimboy jimdavis jimenez jiminy
jimjam jimkirk jimmer jimmie jimmmy jimmyb jimmyboy jimmyc jimmyd jimmyg jimmyj jimmyjam jimmyp jimmypag
jimmys jimmyz jingle jingles jinxed jitendra jitter jitterbu jitters jiujitsu jixian jizzeater jizzman jjames
jjjdsl jjjjjj jjjjjjj jjjkkk jjohnson jjones jkbvgbflf jkelly jkmxbr jktcmrf jktrcfylh jktujdbx jktxrf jktymrf
jlaudio jlbyjxrf jlbyjxtcndj jledfyxbr jlettier jlhanes jmoney jmzacf jndfkb jnrhjqcz joachim joakim joanie
joanna joanne joaqui joaquim joaquin jobber jobsearc jobsearch jocelyn jochen jocker jockey jockstra jodeci
joeblack joeblow joebob joeboo joeboy joecool joedog joejoe joelle joemama joeman joesakic joeseph joesmith
joesph joeyjojo johann johanna johanne johannes johansen johnatha johnathan johnboy johncen johncena johndeer
johndeere johndoe johngalt johnie johnjohn johnjr johnmc johnmish johnna johnnie johnnn johnno johnny johnnyb
johnnybo johnnyd johnpass johnpaul johnsmith johnso johnson johnston johnwayn joiner joints jojoba jokerjoker
jokerman jokerr jokers joking jokker jolanda jolene joliet jollymon jomama jonass jonatha jonathan jonathon
jonboy joness jonesy jonnie jonnyb jonnyboy jonson joonas joplin jordan jordana jordans jorden jordon jordyn
jorgen joschi josefa josefin josefina joselit joselito joselui joseluis joseph josepha josephin josephine
josephphone joshie joshman joshua josiah josiew jossie jourdan journal journey jowgnx joyful joyous joyride
joystick jpthjdf jrcfyf jrcfyjxrf jrracing jsbach jscript jsmith jtkirk juanas juancarlo juancarlos juanch
juancho juanit juanita juanito juanjo juanjose juanma juanpabl juarez jubilee judges judith judoka judson
juehtw juergen juggalo jugger juggerna juggernaut juggle juggler jughead juhani juicebox juiceman juicer
juices juicey juillet jujitsu jujube jukebox julemand julian juliana juliane julianna julianne julias julieann
julieb julien julies juliet julieta juliett julietta juliette julija julius juliya jumanji jumble jumbos
jumper jumpin jumping jumpjet jumpman jumpshot jumpup junaid junction juneau junebug junfan jungfrau jungle
junglist juninho junior juniper junito junker junkfood junkie junkies junkmail junkman junkyard juntas jupiler
jupite jupiter jurassic jurgen justdoit juster justforf justforfun justfun justic justice justin justina
justinb justinbiebe justinbieber justine justlook justme justmine justonce justus justyna juvenile juventu
juventus jvtuepip jxfhjdfirf jyothi kabanchik kablam kaboom kabouter kabuki kabuto kacper kadett kafedra
kaffee kagome kahala kahlan kahless kahlua kahuna kailayu kailey kailua kaioken kairat kairos kaisar kaiser
kaitlin kaitlyn kaitlynn kaizen kaizer kajlas kakadu kakaha kakarot kakaroto kakashi kakashka kakawka kakdela
kakosja kaktus kaktys kalamata kalamazo kalamazoo kalambur kalani kalash kaleigh kaleka kalender kalifornia
kaligula kalima kalimera kalina kalinin kalinina kaliningrad kalinka kalleank kalleanka kallie kallis kallisti
kalman kalpana kaluga kalvin kalyan kalyani kamakazi kamakiri kamala kamasutr kamasutra kambing kamchatka
kamehame kamehameha kamelia kamelot kamera kameron kamikadze kamikaze kamikazi kamila kamilek kamilka kamilla
kamina kamran kanabis kanada kanako kaneda kangaroo kangol kangoo kanker kanmax kannan kansas kantot kapitan
kaplan kappaman kappas kappasig kapriz kapusta karabas karachi karaganda karamba karamel karamelka karandash
karaoke karapuz karasik karate kardelen kardinal kardon kareem kareena kareltje karend karens karenw kareta
karima karimov karimova karina karine karinka karishma kariya karizma karlito karlmarx karlmasc karloff karlos
karman karmann karmen karola karolin karolina karoline karolinka karpov karpova karrie karsten kartal karter
karthik kartina karting kartoshka karuna karups karupspc kasandra kasatka kashif kashmir kasimir kaskad kaspar
kasparov kasper kasperok kassandra kassel kassidy kassie kasumi katana katarina katebush katelyn katelynn
katemoss katenka katenok katerin katerina katerinka katharin katharina katherin katherine kathie kathleen
kathmandu kathrin kathrine kathryn katieb katiebug katiedog katiee katieh katies katiew katina katinas katinka
katlyn katman katmandu katoom katrin katrina katrine katrinka katten katter kattie katuha katusha katushka
katyakatya katydid katyusha katzen kaufman kaufmann kaulitz kaunas kaviar kavita kavitha kavkaz kawaii kawasak
kawasaki kawika kayaker kayaking kayaks kaycee kaylee kayleen kayleigh kayley kaylie kaylin kaylynn kayode
kaytee kazakhstan kazakov kazakova kazama kazanova kazantip kazbek kazman kazumi kazuya kbcbxrf kbctyjr
kbdthgekm kbkbxrf kbnthfnehf kbpfdtnf kbpjxrf kbytqrf kcchiefs kcmfwesg kearney keating keaton keebler keefer
keegan keeley keenan keener keeper keepout keepsake keesha kegger keifer keines keisha keithb keiths kekkut
kekskek kelebek kellen keller kelley kellie kellogg kelloggs kellyann kellyb kellyj kellym kellys kelsey
kelsie kelton kelvin kemerovo kemper kenaidog kendal kendall kender kendra kendrick keneand kenichi kenmore
kenned kennedy kennel kenner kennet kenneth kenney kennwort kennyb kennyg kennys kenobi kensai kenseth kenshin
kenshiro kensingt kensington kentavr kenton kentucky kenwood kenworth kenyatta kenyon kenzie kerala kerberos
kermit kernel kernow kerouac kerplunk kerrie kerrigan kershaw kerstin kerygma kessel kessler kestrel ketamine
ketchum ketchup kettle kevinb kevinc kevind keving kevinh kevink kevinl kevinm kevinn kevinp kevinr kevins
kevlar kewell keyboard keyhole keylargo keyman keyser keystone keywest keyword kfcnjxrf kfdfylf kfgecbr
kfgeirf kfgekz kfgjxrf kfhbcf kfrhbvjpf kfvgjxrf kfylsi kgmtva kgvebmqy khaled khalid khalif khalil khongbiet
khorne khushi kibble kiborg kickass kickbox kickbutt kicker kickflip kickin kicking kickit kickme kicksass
kidder kiddie kidding kidman kidney kidrock kiefer kieran kierra kiersten kikimora kikiriki kikker kikowu
kilbosik kilgore kilian kilkenny killabee killah killall killas killbill killed killeen killem killemal
killemall killer killerb killerbe killerbee killerman killers killian killians killie killin killing killit
killjoy killkill killme killroy killswit killyou killzone kilmer kilowatt kilroy kimball kimber kimberl
kimberle kimberley kimberly kimble kimchee kimchi kimiko kimmer kimmie kimono kimota kincaid kindbud kindbuds
kinder kindness kindred kinetic kingair kingdom kinger kingfish kingfisher kingking kingkon kingkong kinglear
kingman kingme kingpin kingpins kingrat kingrich kingring kingshit kingsize kingsley kingss kingston kingsx
kingtut kinkos kinkysex kinney kinsella kinsey kinshasa kinski kipelov kipling kippax kipper kippers kirbys
kirill kirillov kirkland kirkwood kirpich kirsten kirstin kirsty kirusha kiselev kiseleva kishore kismet
kissarmy kissass kissed kisser kisses kissfan kissing kissit kisska kisskiss kissme kissmy kissmyas kissmyass
kissss kissthis kisulya kitana kitcat kitchen kiteboy kitkat kitsune kitten kittens kittie kitties kittycat
kittyhaw kittykat kittykit kittykitty kittys kiuhnm kizzie kjgfnf kjifhf kjiflm kjiflrf kjkbnf kjkszpj
kjrjvjnbd kkkddd kkkkkk kkkkkkk klaatu klaipeda klapaucius klaste klaster klaudia klausi klavier kleaner
kleenex kleiner kleopatra klepto klesko klimenko klimova klinger klingon klinker klipsch klizma klondike
klootzak klopik klopklop kloster klubnichka klubnika kluivert kmdbwf kmdtyjr kneecap knickerless knickers
knicks knight knights knitting knives knobby knocker knockers knockout knocks knopfler knopka knothead knotty
knowledg knowledge knowles knuckle knucklehead knuckles knuddel knudsen knulla koalas kobayash kobebrya
kobebryant koblenz kobold kocham kochamcie kochanie kociak kodaira kodeord kodiak koenig koetsu koffie kohler
kohsamui koichi kojack kokain kokaine kokakola kokanee koketka kokomo kokopell kokoro kolawole kolbasa kolding
koldun kolesnik koleso kolibri koller kolobok kolokol kolomna kolonka kolort kolosov kolovrat kolyan komarov
komarova komatsu kombat komlos komodo kompas komputer konami kondom kondor kondrat konfeta konfetka kongen
konica konijn konnichi kononenko konoplya konovalov konovalova konrad konstantin kontakt kontiki kontol konyor
kookie koolaid koolhaas koolio koolkat koontz kordell korean koresh kornet korolev koroleva korona korova
korsar korvet korvin koshechka kosher koshka koskesh kosmonavt kosmos kosova kosovo kosssss kostas kostik
koston kostya kostyan kotaku koteczek kotenok kotopes kotova kottayam kotton kotyara koufax koukla kourniko
kovacs kovalenko kovalev kovaleva kowloon kozanostra kozerog kozlov kozlova kpcofgs kpydskcw kracker krakatoa
kraken krakow kramer kramit krasavchik krasavica krasnodar krasota krasotka kratos krause krauss kravchenko
kravin kravitz krayzie kreator krebsen kreker kremlin krieger krille krillin krimml kringle krishn krishna
krishnan krissy krista kristal kristall kriste kristel kristen kristi kristian kristie kristin kristina
kristine kristinka kristjan kristo kristof kristofer kristopher kristy kroger krokodil krokus krolik krondor
kronic kronik kronos kroshka krueger kruemel kruger krusty krypto krypton kryptoni kryptonite krysta krystal
krystle kryten ksenia kseniya kstate ksusha kswbdu kswiss ksyusha kthjxrf ktjybl ktjynsq ktrcec ktutylf
ktybyuhfl ktyecbr ktyjxrf ktymrf ktyxbr kubota kubrick kucing kukaracha kukareku kukolka kukuruku kukuruza
kukushka kuleshov kulikov kulikova kumari kumiko kumite kumquat kungen kungfu kungsan kuolema kurama kurgan
kurica kurosaki kurosawa kursant kurtcobain kurtis kurupt kurwamac kusanagi kutter kuwait kuzmich kuzmina
kvartira kwiatek kwiatuszek kwiettie kyjelly kyleregn kyliem kyocera kzinti kzkmrf kzktxrf kzueirf labamba
labatt labatts labelle labels labonte labour labrador labrat labtec labuda labyrinth lachen lachesis lachlan
lackey lacoste lacrimos lacrimosa lacroix lacross lacrosse lacsap lactate lacuna ladder laddie ladeda ladies
ladles ladoga ladonna ladybird ladyboy ladybu ladybug ladydi ladydog ladyffesta ladygaga ladygirl ladylove
ladyluck laetiti laetitia lafayett lafleur laforge lafrance lagarto lagers lagnaf lagoon lagrange laguna
lagwagon lahore lainth lajolla lakeland lakerfan lakers lakeshow lakeside laketaho lakeview lakewood lakings
lakota lakshmi lalakers lalala lalaland laluna lambada lambchop lambda lambert lamborghini lamborgini lambrett
lament lamers lamerz lamesa lamina lammas lammer lamont lamonte lamour lampar lampard lampoon lamppost
lampshade lancaste lancaster lancelo lancelot lancer lancers lances lancia landau lander landers landing
landis landlord landman landmark landon landrove landrover landry landscap landscape lanesra lanfear langer
langley langston language lanier lankford lanman lansing lantana lantern lanzarot laotzu lapdance lapdog
laplace lapochka lapper laptop laputa laputaxx laracrof laracroft laramie laranja lardass laredo larger larina
larinso larionov larisa larissa larkin larkspur larousse larryb larrybir larryboy larryg larrys larrywn larsen
larson larsson lasagna lasagne lasalle laserjet lasers lasher lasombra lassie lassiter lastcall laster lasting
lastochka lastone lasttime lasvega lasvegas laszlo latching lately latenite lateralu lateralus latexx latham
lathrop latics latina latinas latino latinos latinus latisha latitude latour latoya latrell latrice latrobe
latter lattice latvia laudrup laufen laughing laughs laughter launch laundry laurab laural lauras laurel
lauren laurenc laurence laurent lauretta laurie laurita lauryn lausanne lavalamp lavanda lavender laverda
lavern laverne lavigne lavinia lavonne lavrik lawdog lawina lawler lawless lawman lawnboy lawncare lawnmowe
lawntrax lawrence lawrun lawson lawsons lawton lawyer laxman layout layton lazarev lazareva lazarus lazyacres
lazyboy lbfyjxrf lbhtrnjh lbnjgtmp lbpfqyth lbtest lbvekmrf lbvekz lbvfcbr lbvfhbr lbvjxrf lbyfhf lbyfvbn
lbyfvj lcrastes leachim leader leaders leadfoot leading league leahcim leander leandra leandro leanna leanne
leapfrog learjet learning leather leavemealone leaves leaving lebanon lebaron lebedev lebedeva leblanc
lebowski lebron lechat lechef leclair leclerc lecter lecture ledger ledzep ledzeppe ledzeppelin leeann leecher
leedsu leedsuni leedsutd leeloo leeroy leetch leftee lefthand leftie leftover legacy legalize legato legend
legenda legendar legendary legends leghorn legion legioner leglover legman legola legoland legolas legoman
legrand legsex legshow lehigh lehjxrf lehman leiceste leicester leighann leighton leihak leilani leinad
leipzig leisure lekbyxxx lekker lektor leland lemans lemieux lemmein lemming lemmings lemmon lemonade lemond
lemons lemont lemuel lenard lenchik length lenina leningrad lennart lennie lennon lennox lenochka lenora
lenore lenovo lenusik leodog leolion leonard leonardo leonel leones leonid leonida leonidas leonie leonor
leonora leonov leopard leopards leopold leopoldo leppard lepton lerochka lerxst lesabre lesbain lesbean
lesbens lesbia lesbian lesbians lesbos leshka lesley leslie lesmis lesnik lespaul lesson lestat lester lethal
letici leticia letitbe letitia letitrid letizia letmego letmei letmein letmeinn letmeinnow letmeino letmeon
letmeout letmesee letsdoit letsfuck letsgo letsplay letssee letter letterma letters lettuce levani leveller
levelone levent leverage leviatha leviathan levine lewiston lexicon lexingky lexingto lexington lexmark
lexusis lexxus leyden leyton lfhbyf lfiekmrf lfiekz lfieyz lfitymrf lfplhfgthvf lfybbk lfybkf lfybkjd lfybkrf
lfytxrf lhbjkjubz lhepmz lhfrjy liberal liberate liberdade liberia libero libert liberta libertad libertas
liberte libertin liberty libido library libras libtech license lichen lichking licked lickem licker lickher
lickin licking lickit lickme lickpuss lickpussy licorice lidiya lieben liebherr liebling liefde lietuva
lifeboat lifeguar lifeguard lifehack lifeis lifeisgood lifeless lifeline lifeson lifestyl lifestyle lifesuck
lifesucks lifesux lifetec lifetime lifted lifter lifting ligeti lightbul lightbulb lighter lighters lightfoo
lighthou lighthouse lighting lightman lightnin lightning lights lightsab lightsaber lightspe likeit likeme
likemike likesdick likesit likethis likewhoa lilacs lilbit lilcrowe lildevil lilian liliana liliput lilith
liliya liljoe liljon lilkim lilleke lillian lillie lillys lilmac lilmama lilman lilmike lilone lilred lilwayne
limabean limaperu limbaugh limeligh limerick limewire limited limits limonad limonade limpbizk limpbizkit
limpdick limpone limpopo lincol lincoln lindaa lindac lindalou lindam lindas lindeman linden lindros lindsay
lindsey lineage linear lineback lineman linette linger lingerie lingus linkin linkinpark linksys linnea linsey
linton linwood lionel lioness lionhart lionhear lionheart lionking lionlion lionsden lipinski lipper lipstick
lipton liquid liquor lirika lisaann lisabeth lisalisa lisalove lisamari lisbeth lisboa lisbon lisenok lisette
lisica lisichka lissalissa listen lister listing listopad litebeer liteon litespee lithium litter little
littleb littlebear littlebi littlebit littlebitch littlebo littledo littlee littlefo littlefuck littlegi
littlegirl littleguy littlejo littlema littleman littleminge littleon littleone littleslut littleton
littlewhore liudmila liveevil livefree livelife lively liveoak liverpoo liverpool liverpoolfc liverune
livestrong livewire living lizabeth lizard lizardki lizards lizaveta lizbeth lizette liziko lizottes lizzard
lizzie ljcneg ljcnfkb ljhjuf ljkkfh ljrnjh ljxtymrf lkjhgfdsazx llabesab llabtoof llamas llbean llcoolj
llebpmac llllll lllllll lllooottt lloyds loaded loader loading loafer lobito lobster lobsters lobzik locate
location locdog lochness lockdown locked lockedup locker lockerroom lockhart lockheed lockout locksley
locksmit lockup lockwood locoloco locoman locura locust locutus lodoss lofton loftus logans logcabin logger
logging loggins logica logical loginov loginova logistic logistics logitec logitech logjam loglatin logoff
logout lohotron loislane lokator lokiju lokiloki lokomoti lokomotiv lolipop lolita lolitas lolkin loller
lollie lollipo lollipop lollol lollone lollypop lolman lolnoob lololol lololyo lolomg lolopc loloxx lolpop
lolwut lombard lombardi lombardo lommerse lomond lomonosov lompoc london londres lonely lonesome lonestar
lonewolf longball longbeac longbeach longboar longboard longbow longcut longdick longdong longer longest
longfell longford longhair longhaul longhorn longhorns longing longjohn longjump longlegs longlife longman
longone longshot longtail longtime longtong longview longwood lonley lonnie lonsdale lookat lookatme looker
lookie lookin looking lookout looksee lookup loomis looner looney loonie looped looper loophole looping loosee
looser lopata lopesk loploprock lopotok loppol loquit loraine loranthos lordik lordsoth loreal loredana
lorelei loreli lorena lorene lorenz lorenzo loretta lorien lorraine lorrie losangel losangeles losbravo
losenord loserkid losers losfix loshara lostboy lostboys lostlove lostone lostsoul lothar lothian lothlorien
lotion lotrfotr lottery lottie louder loudog louisa louise louisian louiss louisvil loulou lounge lourdes
lovable loveable loveall lovebaby lovebird loveboat lovebu lovebug lovebugs lovecat lovecock lovecraf
lovecraft lovedick loveee lovefeet loveforever lovegame lovegirl lovegirls lovegod lovegood lovegun lovehate
loveher lovehina lovehurt lovehurts loveis loveislife loveit lovejone lovejoy lovelace lovelady loveland
loveless lovelife loveline lovell lovelov lovelove lovely loveman loveme loveone loveporn lovepuss lovepussy
loverbo loverboy lovergir lovergirl loverman loverr lovers lovesazz lovesex lovesexy lovesick lovesme lovesong
lovespor lovesporn lovess lovestory lovesu lovesuck lovesyou lovethem lovetits loveya loveyo loveyou lovezp
loving lovinit lowboy lowdown lowell lowers lowery lowkey lowlife lowrider loxpidr loyalty loyola lozano
lozinka lsdlsd lsutiger ltcnhjth ltdjxrf lthgfhjkm lthtdj lthtdyz ltkmaby ltleirf ltybcjdf ltybcrf ltymub
luanda luansantana lubbock lubimaya lubimka lucciano lucent lucerne lucero lucian luciana luciano lucidity
lucien lucifer lucille lucinda lucious lucius luckee luckey luckie luckies luckyboy luckycat luckycharm
luckyday luckydog luckyman luckyme luckyone luckys luckystr luckyy lucozade lucretia lucycat lucydog lucylu
ludacris ludlow ludmila ludmilla ludovic ludvig ludwig luebri luetdi lufthans lugano luggage lugnut luisfigo
luisito lukasz lukester lullaby lumber lumberjack lumina lumpkin lunacy lunatic lunchbox luners lunita lunker
luntik luojianhua lupine lupita lurcher lurker lusaka luscious luster lustful lustig lusting luther lutheran
luthien luthor lutscher luvbekki luvbug luvfur luvpussy luvsex luxury luzern luzifer lvbnhbq lvbnhbtdf lxdumb
lxgiwyl lyndon lyndsay lyndsey lynette lynnette lynsey lynyrd lyrical lyrics lysander lytdybr lytdybrbdfvgbhf
lytghjgtnhjdcr lyubov lyudmila lzlzdfcz maandag maarten maasikas mabuhay macabre macaco macanudo macarena
macaroni macavity macbeth macbook maccom macdad macdaddy macdog macdonal macduff macedonia macgyver machado
machin machina machine machines machoman machone maciek macintos macintosh mackay mackdad mackdadd mackdaddy
mackenzi mackenzie macker mackey mackie mackin maclaren macleod macman macondo macros macross macsan
madagascar madagaskar madala madalena madalina madara madarchod madball madcap madcat madcow maddawg madden
maddie maddison maddmaxx maddog maddox maddux madeira madelein madeleine madelin madeline madelyn madera
madhatte madhatter madhouse madhuri madina madinina madiso madison madlen madman madmax madmike madnes madness
madoka madona madone madonn madonna madras madrid madrigal madrox madruga madsen maduro madzia maelstro maersk
maestr maestro mafalda maffia mafioso magadan magali maganda magazin magazine magdalen magdalena magelan
magellan magenta maggie maggiema maggio maggot magica magical magichat magician magick magicman magicone
magics magilla magister magistr magius magnat magnavox magnet magnetic magneto magnit magnoli magnolia magnum
magnus magomed magpie magpies magritte maguire magyar mahalkit mahalkita mahalko mahalo mahatma mahendra
mahesh mahina mahler mahmud mahogany mahone mahoney mahoomar maiden mailbox mailcreated mailer mailliw mailman
mailru mailto mainer mainland mainman mainstre maintain maintenance maisie maison maisuradze maitai maitland
maitre maiyeuem majere majestic majesty majick majinbuu majors majortom makaka makalu makarenko makarov
makarova makavel makaveli makayla makcim makeit makeitso makeksa makelove makeme makemone makemoney makena
makenna makenzie makers makeup making makita makoto maksat maksik maksim maksimka maksimov maksimus maksimuss
maktub malabar malachi malachy malacon malaga malaika malaka malakas malaki malamute malaria malawi malaya
malaysia malboro malcolm malcolmx malcom maldini maldives maldonad maldonado malena malibog malibu malice
malika malina malinda malinka malinois malish malishi malishka malkav mallard mallards mallet mallorca mallory
malloy mallrats malmstee malone maloney maltby maltese malutka malvern malvin malvina malysh malyshka mamabear
mamacita mamada mamadou mamaliga mamamia mamapap mamapapa mamasboy mamasita mamata mamatata mamedov mamita
mamiya mammal mammamia mammoth mamochka mamont mamour mamuka mamula mamulya mamusia manage manageme management
manager managua manana manara manatee mancha manchest mancheste manchester manchild manchu mancini mancity
mancow mandala mandalay mandarin mandarinka mandel mandela mander manders mandie mandingo mandms mandog
mandolin mandragora mandrake mandreki mandys manfred mangas manger mangoes mangoo mangos mangus mangust
manhatta manhattan manhunt maniac maniak manics maniek manifest manifold manila manilow manimal manish manisha
manitoba manitou mankato mankind manley manner manners mannheim mannie manning mannix manolis manolito manolo
manoman manowar manpower mansell mansfiel mansfield mansikka mansion manson mansoor mansour manstein mansur
mantaray mantas manteca mantha mantis mantle mantra manual manuals manuel manuela manunite manunited manure
manutd manwhore manyak manzana manzey maplelea mapleleafs maples mapper maprchem maraca maradon maradona
marajade marakesh maranath maranda maranell maranello marantz marathon maratik marauder marbella marble
marbles marceau marcel marcela marcelin marcelit marcell marcella marcelle marcello marcelo marche marchenko
marcia marciano marcie marcin marcio marcius marconi marcopol marcopolo marcos marcus marcuseckos marder
mardigra marduk maremma margare margaret margarit margarita margaux margera margherita margie margin margit
margosha margot margret marhaba mariachi mariah mariajos marial mariam mariamar mariamaria mariami marian
mariana mariann marianna marianne mariano marias maribe maribel marica maricela maricon maricopa mariel
mariela mariella marielle maries marietta mariette marigol marigold marihuana marija marijane marijke marijuan
marijuana marika mariko marilena marillio marillion marilyn marimar marimba marina marinamarina marinaro
marinas marine mariner mariners marines marinka marino marinochka marinus marion marios maripos mariposa
marisa marisela marisha marishka mariska mariso marisol mariss marissa marist marita maritime maritza mariupol
marius mariusz mariya marjan marjorie marked marker markers market marketin marketing markham markhegarty
markie markin markis markiz markiza markmark markos markov markova marksman markus marlbor marlboro marlee
marleen marlen marlena marlene marley marlin marlins marlon marlow marlowe marmalad marmalade marmaris
marmelad marmite marmot marnie marocas maroon marque marques marquez marquis marquise marrero marriage married
marriott marrow marryher marryme marsala marsbar marsbars marseill marseille marsel marsha marshal marshall
marsik marston martel martell marten martesana martha marthe martial martian martie martijn martin martina
martine martinet martinez martini martino martins martusia martymar martyn martyna martyr martys maruni marusa
marusia marusja marusy marusya marvel marvin marwan maryam maryan maryann maryanne marybeth maryjan maryjane
maryjo maryjoy marykate marykay maryland marylee marylou marymary maryse marysia marzena marzipan masahiro
masaki masala masami masamune mascara mascha mascitti mascot maserati mashamasha mashed mashenka masher
mashina mashka mashoutq masiania masked maslov maslova masonic masonry masons masque massacre massage massey
massie massim massimiliano massimo massive masson master masterb masterba masterbaiting masterbate
masterbating masterca mastercard masterch masterchief masterkey masterlo masterma mastermi mastermind masterof
masterp masters mastert mastery mastiff masturba masturbate masturbation masyanya matador matahari matata
matchbox matches matelot matematica matematika materia material mateus mateusz mathematics mather matheus
mathew mathews mathias mathie mathieu mathild mathilda mathilde mathis matias matild matilda matilde matisse
matkhau matlock matman matrim matrix matrixx matrixxx matros matsui matteo matter matters matthe matthew
matthewd matthewj matthews matthias matthieu mattia mattias mattie mattingl mattman mattmatt mattress mattylad
matulino mature matveev matveeva matvei matvey maudit maulwurf maureen maurer mauric maurice maurici mauricio
mauritius maurizio maurolarastefy mauser maveric maverick mavericks maverik mavrick mavrik maxcat maxdog
maxell maxfli maxima maximal maxime maximili maximilian maximill maximize maximka maximo maximu maximum
maximus maxine maxman maxmax maxmotives maxpayne maxpower maxsam maxsim maxthedo maxtor maxwel maxwell maxxam
maxxie maxxum maxxxx mayberry mayday mayfair mayfield mayflowe mayflower mayfly mayhem mayhew maynard maytag
mayumi mayurs maywood mazafaka mazahaka mazatlan mazdamx mazdarx mazepa mazinger mbkugegs mcardle mcbride
mccabe mccain mccall mccallum mccann mccarthy mcclain mccloud mcclure mccool mcdaniel mcdonald mcdonalds
mcdowell mcduff mcfadden mcfarlan mcfarland mcgill mcgowan mcgrady mcgrath mcgraw mcgregor mcguire mcgwire
mchale mcintosh mcintyre mcitra mckenna mckenzie mckinley mckinney mcknight mclane mclaren mclarenf mclean
mcleod mcmahon mcmaster mcmillan mcnabb mcnair mdmaiwa mdmgatew mdmnttd mdmolic mdmsii mdxpain meadow meadows
meagain meagan meaghan meandyou meanie meanone measure meatball meathead meatloaf meatman meatwad mecano
mechanic mechanical mechta meddle medellin medford medias medical medici medicin medicina medicine medics
medicus medieval medina medion meditate meditation medium medley medlock medman medtech medusa meduza medved
medvedev medvedeva meeeee meeker meerkat meesha meester meeting meetme meetoo megabass megabyte megadeth
megafon megama megaman megamanx megamon megane megans megapass megapolis megastar megaton megatron meggie
meghan megiddo megryan megumi mehmet meijer meiling meister mekong melange melani melanie melany melbourn
melbourne melchior melena melina melinda melisa meliss melissa melissas melita melkor mellie mellisa mellissa
mellon mellons mellow melmac melnik melnikova melodie melody meloman melone meloni melonie melons melony
melrose meltdown meltin melton melville melvin melvins member membrane memento memnoch memorex memorial
memories memory memphis memyself menace menard menards mendel mendes mendez mendoz mendoza mensch mensos
mensuck mental menthol mentor mentos menudo meonly meowmeow meowmix mephisto mercator merced mercede mercedes
mercedez mercenar mercer merchant merckx mercur mercure mercurio mercury mercutio merdes meredith merengue
merete merger merhaba meribel merida meridian merkel merkin merkur merlin merlino merlot merlyn mermaid
mermaids merman merrick merrill merritt mersedes merson merton mervin mervyn merzario mesohorny mesquite
message messages messenge messenger messer messiah messier messina mester mestre metadata metalcore metalgea
metalgear metalhea metalhead metalica metall metallic metallica metalman metals metaphor metart metatron
meteor meteora meteoro methane methanol method methodma methodman methos metlife metoyou metree metroid
metropol metropolis metros mettss mevefalkcakk mewtwo mexica mexicali mexican mexicano mexico meyers mgoblue
mhorgan miamor miasma miatamx mibbes micael micaela micasa michae michael michaela michaelb michaelc michaeld
michaele michaelj michaeljackson michaell michaelm michaelp michaels michaelt michail michal micheal michel
michela michele michelin michell michelle michelob michiga michigan michiko michou mickael mickey mickeymo
mickeymouse mickeys mickie micmac microbe microlab micron microphone micros microsof microsoft microwav midcon
middle middleto midgard midget midian midiland midland midnigh midnight midnite midori midtown midway midwest
mierda mifune mighty mightymo mignon miguel miguelit mihael mihaela mihail mikado mikael mikaela mikasa
mikayla mikeee mikehunt mikejone mikell mikemike mikesch mikeyb mikeyg mikeys mikhail mikkel mikola milagro
milagros milamber milana milano milashka milburn mildew mildred miledi milehigh milena milenium milenko milesd
milfhunter milfnew milford milhouse milion militar military milkbone milkdud milker milking milkmaid milkman
milkshak milkshake milkyway millan millard millen millenia milleniu millenium millenni millennium miller
millerli millerlite millers millerti millertime millie milligan million milliona millionaire millioner
millions millwall milner milosc milton milwauke milwaukee mimosa mimoza minako minami minarets minchia minddoc
minded minden mindgame mindless mindspri minecraft minemine mineonly mineral miners minerva minette minger
mingle mingus minhasenha miniclip minicoop minicooper minidisc minimal minimax minime minimo minimoni minimum
minina minion miniskir minister ministry minivan minkey minnesot minnesota minnette minnie minnow minntwin
minogue minolta minority minotaur minotavr minouche minstrel minute minutes miquel miracle miracles mirage
miramar mirand miranda mircea mireille mirela mirella miriam mirinda mirjam mironenko mironova miroslav
miroslava mirror mirrors mirumir miruvor misato misawa mischa mischief misery misfit misfits mishanya mishel
mishima mishka mishmash mishra mishutka misiaczek misiek missed misses missey missie missile missing mission
missions mississi mississippi misskitt misskitty missle missoula missouri missydog missyou missys mistake
mister misterio misterme mistery mistic mistie mistik mistral mistress mistycat mistydog mistys mitchel
mitchell mithrand mithril mitico mitino mitsou mitsubis mitsubishi mitten mittens mitzie mixail mixers mixing
mixmaster mixture miyamoto miyuki miyvarxar mizredhe mizuno mizzou mjbnbna mjollnir mjolnir mjordan mjujuj
mkjhfg mkonji mkvdari mmmmmm mmmmmmm mmmnnn mmouse mmxxmm mnbvcxz mnemonic mobbdeep mobila mobile mobility
mobius mobster mobydick mocajo mocelot mochaj mockba modaddy modano modeling models modelsne modems modena
moderato moderator modern modest modesto modesty modified modify modles modular module moebius moeman moggie
moguls mogwai mohamed mohamma mohammad mohamme mohammed mohawk mohican mohinder moikka moimeme moises moisture
mojave mojojo mojojojo mojoman molars moldir moldova molecule moleman molina moline moller molley mollie
mollusk mollyb mollycat mollydog mollymoo mollys moloch molodec molokai moloko molotok molotov molson molten
momanddad momdad moment momentum mommie mommys momoney momsanaladventure momsuck monaco monalis monalisa
monaliza monami monamour monarch monarchs monaro monchi monday mondeo moneta moneybag moneybags moneymak
moneymaker moneyman moneymon moneymoney moneys moneysho moneyy monger mongini mongol mongolia mongoose mongrel
monica monies monika monique monito monitor monkee monker monkey monkeybo monkeyboy monkeybu monkeybutt
monkeyma monkeyman monkeys monkfish monkies monkman monmouth monolit monolith mononoke monopoli monopoly
monorail monoxide monreal monroe monrovia monsoon monsta monste monster monsters monstr montag montage
montagna montagne montague montan montana montauk montblanc montecar montecarlo montee montego monteiro
montella montenegro monterey montero monterre montes montesa montess montez montgom montgome montgomery montie
montoya montreal montreux montrose montse montydog monument moocher moochie moocow moogie moogle mookey mookie
moolah mooman moomin moomoo moonbar moonbeam moondog mooner mooney moonglow moonie moonligh moonlight moonlite
moonman moonpie moonrake moonshin moonshine moonshot moonstafa moonstar moonunit moonwalk mooooo mooose moorea
moores moosehea moosejaw mooseman mooser mooses moosey moosie moparman mopars moppel morale morales morbid
morbius mordor mordred morebeer morefun morehead moreland morelia morello moremone moremoney morena moreno
moresex moretti morgaine morgan morgana morgane morgans morganstanley morgen morgoth morgue moriah moriarty
moritz morkovka morley morlii mormon morning mornings morocco moroni morons morozov morozova morpheus morphine
morphius morrigan morris morrisey morrison morrisse morrissey morrow morrowin morrowind mortal mortalkombat
mortar mortars morten mortgage morticia mortimer mortis morton mosaic moschino moscow mosdef mosias moskow
moskva moskwa mosley mosquito mossad mossberg mossimo mossman mossyoak mostafa mostro mostwanted motaro
motdepas motdepass motdepasse motera mother motherfu motherfuck motherfucker motherlode mothers mothra motilda
motion motivate motley motocros motocross motoguzz motoko motoman motorbik motorbike motorcyc motorcycle
motorhea motorhead motorman motorol motorola motorolla motorrad motors motown motoxxx motylek motzart mouche
moulin mouloud mounds mountai mountain mountains mountie mourning mouseman mousemouse mousepad mouser mouses
mousey mousie mousse mouton movado movement moveon movers moviebuf movieman movies moving mowerman mowgli
mozart mozilla mozzer mpetroff mpower mrbean mrbill mrblonde mrblue mrbrown mrbrownx mrbrownxx mrbungle
mrclean mrcool mrfish mrgreen mrhappy mrjones mrkitty mrlover mrmagoo mrmike mrmojo mrpibb mrpink mrskin
mrsmith mrspock mrwhite msconfig msdasc msinfo msnxbi msorcloledbr msouthwa mspaul msujoe mtndew mtnman mtpgam
muaddib muadib muaythai muchacha muchacho muckel mucker mucsaj mudbone mudbug mudcat mudddd mudder muddog
mudhen mudhoney mudman mudpie mudshark mudslide mudvayne mueller muenchen muerte mufasa muffdive muffdiver
muffer muffie muffin muffinman muffins muffler muggins muggsy mugwump muhamma muhammad muhammed muhtar
muirhead mujeres mukesh mukkula mulberry mulder muledeer muleman mullen muller mullet mulligan mullin mullins
multik multimed multimedia multipas multipass multiple multiplelo multiplelog multisca multiscan multisyn
multisync mumbai mumbles mumdad mumford munchen muncher munchie munchies munchkin muncho munchy mundell muneca
munich munkee munkey munson munster muppet muppets murakami murano murasaki murciela murcielag murcielago
murder murderer murdoch murdock murena muriel murmansk murmel murphy murphydo murphys murray murzik murzilka
musashi muscat muschi muscle muscles muselman museum mushin mushka mushroom mushrooms musica musical musicbox
musician musick musiclover musicman musics musique muskan musket muskie muskrat muslim mustafa mustaine mustan
mustang mustangg mustanggt mustangs mustard mustdie mustek muster mustikka mutabor mutant mutate mutiny mutley
mutter muttley muttly mutton mutual muzzle mxaigtg mxyzptlk myangel mybabe mybaby myballs mybitch myboys
mybuddy mybutt mycats mycock mycroft mydaddy mydear mydick mydogs mydream myemail myfamily myfriend mygirl
mygirls myheart myhero myhome myhoney myhouse myjdxtcxks mykids mykiss mykitty mylady mylake mylene mylife
mylord mylove mylover mymail mymoney mymother mymusic myname mynameis mynewbots mynewpas mynuts myopia mypass
mypasswo mypassword myporn mypuppy mypussy myriad myriam myrtle mysecret myself myshit mysite myspace mystere
mysterio mystery mystic mystical mystikal mystique mystuff myszka mythic mythos mytime mytruck myturn mywife
myword myworld myxworld mzepab nabeel nabila nabisco nabokov nachos naciona nacional nacked nacnud nadano
nadegda nadege nadejda nadezda nadezhda nadine nadler nadnerb nadroj nafanya nafets nagasaki nagging nagoya
nagrom nagshead nagual nahlik nahtan nailed nailer nairda nairobi nakamura nakita nalani nalgas nalgene nalini
nallepuh namaste nameless namibia namrepus namron namtab nanette nanner nannie nanook nanotech nantes nantucke
nantucket napalm napass napier napkin naples napolean napoleo napoleon napoli napster narayan narayana
narendra naresh nargiza nariman narine narkoman narnia naruto nascar nasdaq nashua nashvill nashville nassar
nassau nasser nastena nastenka nastia nastik nastja nastya nastyanastya nastyboy nastyman natacha nataha
natala natale natalee natali natalia natalie nataliya natalja natalka nataly natalya natasa natascha natash
natasha natashka nataxa natchez natedawg natedog natedogg nathali nathalia nathalie nathan nathanae nathanie
nathaniel nation national nations native natron natura natural naturals nature naturist natusik natwest naught
naughty naughtya naughtyboy naumenko naumov naumova nausicaa nautica nautical nautilus nautique navajo navarre
navarro naveed naveen navidad navigate navigation navigato navigator navillus navisite navyblue navyman
navyseal naylor nazarenko nazaret nazareth nazarova nazgul nazira nbhtqa nbibyf nbnfybr nbuhbwf nbuhtyjr
nbvcxw nbvfnb nbvibt nbvjatq nbvjif nbvjirf ncstate ndaswf ndirish nebraska nebula necklace necroman
necromancer necron necronomicon nectar nectarin nederland nedkelly nedved needajob needed needforspeed needit
needle needles needsex needsome neelam neener neeraj nefertit nefertiti negative negras negril negrit negrita
negrito negros neighbor nekkid nekromant nellie nelson nemesi nemesis nemezida nemiroff nemisis nemrac neogeo
neopets neophyte nepenthe nephew nephilim neptun neptune nermal nermin neruda nervous nescafe nessie nestea
nester nesterenko nesterov nesterova nestle nestor netcom netgear netman netnovel netnwlnk netpass netscape
netsnip nettie netvideo netware network networkingpe networks netzwerk neuken neuman neumann neuroman neuron
neurosis neuspeed neutrino neutron nevada nevaeh neveraga neveragain neverdie nevergiveup neverland neverman
nevermin nevermind nevermor nevermore neverwinter nevets neville nevins newage newark newbaby newberry newbie
newblood newborn newburgh newbury newcar newcastl newcastle newcomer newday newdelhi newell newera newfie
newguy newhaven newhome newhope newhouse newjerse newjersey newjob newlife newlove newman newmedia newmexic
newmexico newmoney newmoon newness newone neworder neworlea neworleans newpass newpassw newpassword newpoint
newport newports newproject newshoes newspape newspaper newstart newstyle newton newuser newworld newyear
newyor newyork newyorke newzeala newzealand nextdoor nextel nextgen nexxus neyland nezabudka nfbcbz nfgbpltwq
nfhfctyrj nfhfrfy nfhtkrf nfkbcvfy nfnfhby nfnmzyf nfnmzyrf nfqcjy nfvfhf nfvthkfy nfymrf nfyrbcn nfytxrf
nfyufh ngentot nguyen nhatrang nhbujyjvtnhbz nhecsyfujkjdt nhfdvfnjkju nhfkbdfkb nhfkzkz nhfnfnf nhfrnjh
nhfrnjhbcn nhfycajhvths niagara niagra nibble nibbles nibiru niblet niblick nicaragu niccolo niceass niceboy
nicebutt niceday nicegirl niceguy nicelegs nicely niceone nicerack nicetits nicetry nichelle nichol nichola
nicholas nichole nichols nickel nickels nickers nickey nickie nicklas nicklaus nickle nickname nicknick
nickolas nicksfun nickster nicnac nicola nicolai nicolas nicole nicolett nicolette nicolle nicosia nicosnn
nicotine nielsen nielson niemtel nietzsch nietzsche niewiem nigeria niggas niggaz nigger niggers nightcra
nightcrawler nightfal nightfall nighthaw nighthawk nightime nightman nightmar nightmare nightowl nights
nightshade nightwin nightwing nightwis nightwish nightwolf nihaoma nihongo nikeair nikegolf nikhil nikifor
nikita nikitin nikitina nikitka nikitos nikkie nikkii nikkis nikkita niklas nikola nikolaev nikolaeva
nikolaevna nikolai nikolaj nikolas nikolaus nikolay nikole nikonf nikopol nikotin nikusha nilknarf nilrem
nimajneb nimble nimbus nimitz nimrod ninanina nineball nineinch niners nineteen ninety ninguna ninjaman ninjas
ninjutsu nintend nintendo nipper nipple nipples nippon nirmal nirmala nirvan nirvana nissan nissen nitehawk
nitemare nitram nitrate nitrogen nitros nitrous nitrox nitsua nitsuj nittany nitwit niunia nivram nixons
njdevils njhvjp njhyflj njkcnsq njkmrjz njkmznnb njnets njnjirf njptya njqjnf nnagqx nnmaster nnnnnn nnnnnnn
nnssnn noaccess nobody nobull nobunaga nochance noclue nocode nocturne nodnarb nodnol nodoubt nodrog noelia
noelle noentry nofags nofate nofear nogard noggin nogood nohack nohope noidea noisette nokiaa nokiadermo
nokiae nokian nokias nokiax nokids nolife nolimit nolimits noller nollie nolose nolove nomads nomames nomarg
nomercy nomoney nomore noname noncapa nondriversig nonenone noneya nonmembe nonnahs nonnie nonrev nonsense
nonstop noodle noodles nookie noonan noonehackme nooner noonie nopasaran nopass nopasswo nopassword norbert
norcal norcross nordic nordman noreaga noreen noremac norfolk noriko normal norman normand normandy norris
norseman norsemen nortel northern northpole northside northsta northstar northwes norton norwalk norway
norwegen norwest norwich norwood nosaints nosbig nosferat nosferatu nosgoth noshit noskcaj nosleep nosliw
nosmas nosnibor nosorog nospam nosredna nostra nostradamus nostromo notagain notebook notepad notgood nothanks
nothere nothin nothing notice notime notlob notmine notnow notoriou notorious notredam notredame notrub
nottingh nottingham nottoday notused notyou notyours nougat nounour nounours nouveau nouvelle novartis novass
novastar novato novell novembe november novembre novgorod novice novifarm novikov novikova novosibirsk
nowayman nowayout nowhere nowwowtg nozzle nqdgxz nremtp nsnabh nstant nthtvjr nthvbyfnjh ntktajy ntktdbpjh
ntktgepbr nuaddn nubian nuclear nudegirl nudelamb nudist nudity nugent nugget nuggets nuggett nujbhc nulife
numark number numberon numbers numbnuts numeric numlock numpty nunzio nurbek nurbol nurgle nurgul nurich
nurjan nurlan nursery nurses nursing nursultan nusrat nutcase nutella nutmeg nutsac nutsack nutshell nutter
nuttertools nuttin nvidia nygiants nyisles nyjets nyknicks nylons nymets nympho nyquist nyranger nytimes
nyyankee nyyankees nyyanks oakdale oakland oakley oakridge oaktown oaktree oakville oakwood oatmeal oaxaca
obafgkm obelisk obelix oberon oberst obiwan object objects oblivion obninsk obrien obscure observer obsessed
obsessio obsession obsidian obsolete obvious ocarina oceane oceania oceanic oceano oceans ocelot oclock
oconnor octagon octane octave octavia octavian octavio octavius octobe october octobre octopus octopuss
oddball oddjob oddworld odelay odense odessa odette odinthor odonnell odysseus odyssey oedipus oemdlg ofcourse
ofelia offense office officer official offline offroad offset offshore offsprin offspring ofnine oglala ogoshi
ohbaby ohiost ohiostat ohiostate ohlala ohmygod ohotnik ohrana ohshit ohwell ohyeah oilcan oilers oilman
oinker oiseau okaykk okidoki okinawa oklahoma oklick okmijn okmnji okocha oksana oksanka oktober olamide
olcrackmaster oldblue oldboy olddog oldfart oldfield oldgold oldguy oldham oldies oldman oldmans oldnavy
oldone oldpussy oldschoo oldschool oldskool oldsmobi oldsmobile oldspice oldtimer oleander oleary oleaut
olechka olegnaruto olemiss olenka olesia olesica olesja olesya oligarh olimpia oliphant oliveira oliveoil
oliver olives olivetti olivia olivier ollieb olliedog olorin olsson olympia olympic olympics olympus omalley
omanko omegaman omegared omegas omerta omgkremidia omglol omgwtf omgwtfbbq omicron omnibus omnislash omsairam
omysut omytvc onclick oneday oneeye oneida oneill onelife onelov onelove oneluv oneman onemore onepiece
oneputt onering oneshot onetime oneton onetwo onetwothree oneway onfire onimusha onions onizuka onkelz online
onlygod onlylove onlyme onlyone onlyyou onslow onspeed ontario ontheoutside ontheroc ontherocks ontime onward
oohrah oompah oooooo ooooooo oooppp opaque opelagila opelastra opelgt opendoor opened opening openit openme
opennow openopen opensesa opensesame openup openwide operate operatio operation operator ophelia opiate
opinion opopop opossum optical optics optima optimist optimum optimus option optional options optiplex
optiques optiquest opusone opusxx oracle oralsex orange oranges orbita orbital orchard orchid orchids oregano
oregon orenburg orestes organic organist organs orgasm orgasmic orgasms oriana orient oriental oriflame
origami origin original oriole orioles orions orkiox orland orlando orleans orlova orochi orochimaru orosie
orphan orpheus ortega ortezza orthodox orville orwell osasuna osborn osborne osbourne oscardog oscarr oscars
osceola osgood oshkosh osipov osipova osiris osirus osprey ostrich ostrov ostsee osvaldo oswald oswego otello
othello others otherside ottawa otters ottoman ouachita ousooner oussama outback outbound outbreak outcast
outdoor outdoors outhouse outkast outland outlaw outlaws outlawz outlet outlook outpost outrider outside
outsider ovaltine ovation overcome overdose overdriv overflow overkill overland overload overlook overlord
overmars override overseas overtime overton overture ovtgimc ownage ownzyou oxcart oxford oxnard oxygen
oxymoron oyster ozarks ozwald ozzman ozzmosis ozzyman pablit pablito pablos pacers pachanga pacheco pacific
pacifica pacifico pacino package packages packard packer packers packet packing packman packrat pacman padawan
paddle paddler padilla padlock padova padres padrino paganini pagans pagedown pageup pagoda paigow painful
painkill painkiller painless paintbal paintball painted painter painters painting paints paisley paiste pajaro
pajero pakalolo pakista pakistan pakistani palace palacio palacios paladin paladine palamino palani palantir
paleale palenque palermo palestine palevo palito palladin palladio palladium pallas pallet pallina pallino
pallmall palmeira palmeiras palmer palmetto palmtree paloalt paloalto paloma palomino palpatin pamela pampers
pamplona panacea panache panama panasoni panasonic panasonik panatha pancake pancakes panchito pancho pancreas
pandabear pandas pandemonium pander pandor pandora pandoras pangaea panget pangit pangolin panhead pankaj
panman panocha panorama pantat panter pantera panthe panther panthera panthers pantie panties pantry pantss
pantyhos pantyhose pantyman panzer paolino paolit papabear papageno papamama paparoach papasmur papasmurf
papaya paperboy papercli paperclip papercut paperino paperman papero papers papichul papichulo papier papillon
papirus papito papote pappas pappnase paprika papyrus paquito parabola parachut parachute parade paradigm
paradis paradise paradiso paradoks paradox paradoxx paragon paraguay paraiso paraklast parallax parallel
paramedi paramedic paramon paramore paramoun paramount paranoia paranoid paranoya parapet parasha parasite
paravoz parazit parcel parcells pardon paredes parent parents parfilev pargolf pariah parish parisi parisien
pariss parkave parker parkhead parking parkland parkour parkside parkur parkview parkway parlament parlay
parliame parliament parman parola parolamea parole paroli paroll parolparol parool parovoz parris parrish
parrot parrothe parsifal parsley parsnip parson parsons partagas particle parties partizan partner partners
parton partridg partyboy partyman partyon partys partytim parviz pasadena pascal pascale pascha pascual pashka
pasion pasport pasquale passage passat passcode passed passer passes passfan passfind passin passing passio
passion passions passit passive passking passman passmast passmaster passme passord passout passover passpage
passpass passport passss passssap passsword passthie passthief passtrader passward passwd passwerd passwo
passwor password passwordassword passwordd passwordpassword passwords passwordstandard passwort passwrd
passwurd pastas pastel pastor pastry pasture paswoord pasword patagoni patata patate patatina patche patches
patchy patent paterson pathetic pathfind pathfinder patience patient patino patito patman patric patrice
patrici patricia patricio patrick patricks patrik patriot patriots patrizia patrol patron patrycja patryk
pattaya patten patter pattern patterso pattie patton paulaner paulchen paulette pauley paulie paulin paulina
pauline paulinka paulita pauljr paully paulpaul paulus pavell pavement pavilion pavlenko pavlik pavlin pavlov
pavlova pavlusha pawelek pawnee paxton payback paycheck payday payless payment paypal payroll payton pazzword
pbyfblf pcgamer pchealth pcitra pcmcia pdiddy pdtplf pdtpljxrf peabody peaceful peacemaker peaceout peaces
peache peaches peachfuz peachy peacock peanut peanutbu peanutbutter peanuts peapod pearce pearljam pearls
pearly pearson peartree peavey pebble pebbles pecker peddler pederast pedersen pedigree pedrito pedros peedee
peeing peejay peekab peekaboo peeker peeler peeper peepers peepshow peerless peewee pegase pegaso pegasus
peggie peggys peggysue pegleg peking pelado pelham pelican pelikan pelmen pelosa pelota peluch peluche peludo
pelusa pelvis pembroke penalty penchair pencil pencils pendej pendejo pender pendrago pendragon pendulum
penelopa penelope penetrating penetration penfloor penfold pengui penguin penguins penhorse penile peniss
penman penmouse penner penney pennie pennies pennst pennstat pennstate pennydog pennys pennywis pennywise
penpal penquin pensacol pensacola pension penske pentable pentagon pentagram pentax penthous penthouse pentium
penwindo people peoples peoria pepino pepita pepito pepluv pepote pepper peppermint pepperon pepperoni peppers
peppie peppino pepsico pepsicol pepsicola pepsiman pepsimax pepsione pepsis peralta percent percival percussi
percussion peregrin pereira peresvet perfect perfection perfecto performa performance performing perfume
pericles perico perils period perkele perkin perkins perkman permanent permit pernell pernilla pernille
perrier perrin perrine perrit perrito perron perros perrys persepho perseus pershing persia persian persik
persist person persona personal pertinant peruan pervasive pervert perverts pescado pescator petera peterb
peterbil peterbilt peterburg peterc peterd peterg peterj peterk peterm peterman peternor peternorth peterose
peterp peterpan peters petersen peterson petert petite petrie petrik petrol petros petrov petrova petrovich
petrovna petruha petrus petrushka petshop petter petticoa petunia peugeo peugeot pewter peyote peyton pfchfyrf
pfchfytw pfeffer pfeiffer pfhbyf pfhfnecnhf pfhfpf pfizer pfkegf pflhjn pfloyd pflybwf pfqwtd pfqxbr pfqxjyjr
pfqxtyjr pfuflrf phaedra phaedrus phalanx phantasm phantasy phanto phantom phantoms pharao pharaoh pharaon
pharma pharmacy pharmd pharoah pharoh phaser phatass phatazz phatboy phatfarm phatty pheasant phelge phelps
phenix phenmarr phenom pheobe pheonix phialpha phidelt phigam phikap philadel philadelphia philbert philemon
philip philipp philippe philippines philips phillesh philli phillies phillip phillips philly philmont philos
philosophy philou phineas phinupi phipps phipsi phishin phishing phishy phisig phitau phlegm phobia phobos
phoebe phoebus phoeni phoenix phoneman phones phooey photoes photog photogra photoman photon photos photosho
photoshop photowiz phrases phreak phrowz phuket phunky phuong phydeaux phyllis physic physical physics piaggio
pianino pianoman pianos piazza picabo picard picaso picass picasso piccolo picher pichon pickel pickens picker
picket pickett pickle pickles pickup pickwick picnic picolo pictere pictuers picture pictures picturs pidaras
piddle pidoras pieces piedmont piehonkii pieman pierce pierced piercing pierre pierrot piesek pieter pietje
pietro pifagor piffle pigboy pigdog pigeon piggie piggies piggys piglet piglets piglett pigman pigpen pigtails
pikach pikachu pikapp piknik pilatus pilchard piledriv pilgrim pilgrims piligrim pilipenko pillage pillar
pillow pilote piloto pilots pilsbury pilsner pilsung pimaou pimmel pimpdad pimpdadd pimpdaddy pimpdady
pimpdogg pimper pimphard pimpin pimping pimpit pimpjuic pimpjuice pimple pimpman pimpshit pimpsta pimpster
pinarell pinball pinche pincher pineappl pineapple pinecone pineda pinetree pinewood pingeye pinggolf pingpong
pinguin pinguino pingvin pingzing pinhead pinker pinkerto pinkey pinkfl pinkfloy pinkfloyd pinkie pinklady
pinkpant pinkpuss pinkpussy pinkys pinkyy pinnacle pinner pinocchio pinokio pinoyako pinpon pintail piolin
pionee pioneer pioneers pioner pionex piotrek pipeline pipeman pipers pipetka pipeutvj pipiska pippen pipper
pippin pippolo pippone piramid piramida piramide piranha pirata pirate pirates pirelli piroca pirrello pisces
pissant pissed pisser pissing pissoff pissword pistache pistol pistola pistols piston pistons pitboss pitbul
pitbull pitbulls pitcher pitchers pitman pitmans pitstop pittbull pitter pittman pittsbur pittsburgh pitufo
pitures pivkoo pixels pixies pizarro pizdec pizdets pizzaa pizzaboy pizzahut pizzaman pizzapie pizzas pizzle
pjcgujrat pjflkork pjkeirf pjkjnj pjkmabhz pktmxr pkunzip placebo places placid plague plaisir planes planet
planeta planets planetx plankton planner planning planot planters plants plasma plaster plastic plasticp
plastics plastik plates platform platin platina platini platinu platinum platon platonic platoon platter
platypus playas playaz playball playbo playboy playboys player players playful playgirl playgolf playgrou
playground playhard playhouse playing playmate playme playoffs playstat playstatio playstation playtime plazma
pleasant please pleaseme pleaser pleasure pledge plenty pleomax plethora plhfdcndeq pljhjdmt plmokn plokij
plokiju plokijuh plonker ploppy plover plowboy plucky plugger plumber plumbing plummer plumper plumpy plushka
pluton plutoniu plymouth plywood pmdmscts pmdmsctsk pmedic pmtgjnbl pngfilt poacher pobeda pochta pocket
pockets pocono podaria podarok podiatry podruga podstava podvinsev poekie poesje poetic poetry pogiako pogoda
pogosyan poidog poilkj pointblank pointbreak pointe pointer pointers pointman points poiqwe poirot poison
poisson poiulkjh poiuyt pokemo pokemon pokemons pokerface pokerman pokers pokesmot polanco poland polarbea
polarbear polaris polaroid polecat polgara police policema policeman policia policy poligon polimer polina
polinka polish politic politics politika polito polizei polkadot polkan polkaudi polkaudio polkilo polkmn
pollard pollen pollit pollito pollock pollux pollys polniypizdec polock pololo polonia polopo polopol polopolo
polska poltava polyakova polygon polymer pomidor pommes pomona pompano pompey pompier pompon ponchik poncho
ponder pondscum pondus ponies pontia pontiac pontoon ponyboy ponytail poobear poochi poochie poochy pooder
poodle poohbea poohbear poohead pooker pookey pookie pookster poolboy poolman poolside poonam poontang
poopdick pooped poopee pooper poopers poopface poophead poopie poopies poopoo pooppoop poopsie poopster
poopypan poorboy poorman pooter pootie popart popcor popcorn popeye popimp popkorn poplar popmart popochka
popolo popova poppen popper poppers poppet poppie poppies poppin poppydog poppys popsicle popstar poptart
poptarts popular porche porkchop porker porkpie porkypig pornboy pornclub porndog pornking pornlo pornlove
pornlover pornman pornog pornogra pornografia pornographic pornography pornoman pornos pornosta pornostar
pornpass pornporn pornsite pornstar porosenok porpoise porridge porsch porsche porsches porshe portable portal
porter porthos portia portillo portishead portland portman portnoy portos portsmou portsmouth portuga portugal
portvale poseidon positano position positiv positive positivo positron possible possum postage postal postbank
postcard poster postie postit postman postov posture potapov potapova potato potatoe potatoes potent potenza
pothead pothole potion potolok potomac potpie potsdam potsmoke potter potters pottery potvin poulet poulette
pounce pouncer pounded pounder pounding pounds pourquoi poussin poutana poutine powder powell powerade
powerboo powered powerful powerhou powermac powerman powerof powerpc powerpla powerpower powerr powers
powerstr powerup powmia powwow pozitiv poznan ppooii pppooo pppppp ppppppp ppspankp practice pradeep prague
prairie praise prakash praline prancer prapor prasad prashant pratibha pravda praveen praxis prayer prayers
preacher precios preciosa preciou precious precise precisio predator predators preeti prefect preggo pregnant
prelude preludes premier premiere premium premiumcash prentice preppy presari presario prescott presence
present preserve presiden president presidente presley pressman pressure prestige prestigio presto preston
preteen pretende pretender pretoria pretty prettybo prettyboy prettygirl pretzel prevail prevert preview
pridurok priest prikol primal primary primas primaver primavera primax primer primera primes primetim
primetime primrose primus prince princes princesa princesit princess princessa princesse princeto princeton
princip principa principe pringle pringles printer printers printing prints priora priority priory priroda
prisca priscila priscill priscilla prisma prison prisonbreak prisoner prissy privacy privado privat private
privates privet privetik priyanka prizrak probably probegt prober probert probes problem problemas problems
proceed process processor proctor prodigy prodojo produce producer product producti production products
profesor professional professo professor profil profile profiles profit profits proghouse progon program
programm programmer progres progress progressive prohor project projects prokuror proline prolinea prolog
prolong proman promethe prometheus promise promises promopas promote pronger pronin pronto propane propel
proper property prophecy prophet prorok prospect prosper prosperity prospero prosser prosto prostock prostotak
prostreet protect protected protecti protection protege protein proteus protocol proton protools protos
protoss prototyp prototype protozoa proust provence proverb proverbs providen provider providia providian
proview provista prowler proxima prozac prozak prudence prufrock prunes prussia przemek psalms pseudo psswrd
psyche psychic psychnau psychnaut psycho psycholo psylocke ptbdhw pthrfkj ptichka ptktysq ptybnxtvgbjy public
publish publius publix pucara puccini pucker puckett puckhead pudder puddin pudding puddle puddles pueblo
puente puerto puertori puertorico puffdadd puffer puffin pufunga pugdog pugsley pugsly pugwash puissant pujols
pukimak pulamea pulled puller pulley pullings pullman pullup pulsar pumbaa pumice pumkin pumped pumper pumping
pumpitup pumpki pumpkin pumpkins punani punany punched punchy pundai puneet punheta punish punisher punjab
punjabi punkass punker punkie punkin punkrawk punkrock punksnotdead puntang punter pupkin pupper puppet
puppets puppie puppies puppydog puppys pupsik pupuce puravida purcell purchase purdey purdue pureevil puregold
purgator purgen purina purity purple purpose pursuit purzel puschel pusher pushing pushistik pushit pushkin
pushok pusser pussey pussie pussies pusssy pussybitch pussyboy pussyca pussycat pussyeat pussyeater pussyfuck
pussygal pussykat pussylic pussylick pussylicker pussylip pussylips pussylov pussylover pussyman pussypussy
pussys pussyy puszek putain putamadre putana putang putangina putaria putnam putney puttana putter puzzle
pvjegu pwnage pyfrjvcndj pynchon pypsik pyramid pyramide pyramids python qagsud qantas qapmoc qaswed qawsed
qawsedr qawsedrf qawsedrftg qawsedrftgyh qaywsx qayxsw qazedc qazedctgb qazokm qazplm qazqaz qazqwe qazsedcft
qazsew qazwsx qazwsxc qazwsxe qazwsxed qazwsxedc qazwsxedcrfv qazwsxedcrfvtgb qazwsxqazwsx qazxcdew qazxcdews
qazxcv qazxcvb qazxcvbn qazxcvbnm qazxdr qazxsw qazxswe qazxswed qazxswedc qazxswedcvfr qazzaq qcactw qcfmtz
qdarcv qewret qguvyt qhxbij qmezrxg qpalzm qpwoei qpwoeiruty qqaazz qqqaaa qqqqqq qqqqqqq qqqqqqw qqqqwwww
qqqwww qqqwwweee qqwwee qqwweerr qrhmis qsawbbs qscesz qscwdv qsdfgh qsefth qsefthuko quacker quackers quadra
quagmire quaint quaker qualcomm quality quantex quantum quaresma quarks quarter quarters quartet quartz quasar
quasimod quatro quattro queball quebec queenas queenb queenbee queenie queens queeny queequeg quelle quentin
quepasa quercus querida question questor quetzal quicken quickie quickly quicksan quicksand quicksil
quicksilver quicky quietkey quietman quigley quiksilv quiksilver quimby quince quincey quincunx quincy quinta
quintain quintana quinten quinton quique quiver quixote quixotic quixtar quorum quovadis qwaser qwaszx
qwaszxedc qwaszxerdfcv qwaszxqw qweasd qweasdqwe qweasdzx qweasdzxc qwedcxzas qwedsa qwedsazxc qweewq qwepoi
qweqaz qweqwe qweras qwerasd qwerasdf qwerasdfzxcv qwerfdsa qwerta qwertasd qwertasdfg qwertasdfgzxcvb
qwertgfdsa qwerttrewq qwerty qwertyas qwertyasd qwertyasdfgh qwertyu qwertyui qwertyuio qwertyuiop qwertyy
qwertyytrewq qwertyz qwerzxcv qweszxc qwezxc qwsazx qzwxec qzwxecrv rabbit rabbits rabbitt rabies rabota
raccoon racecar racecars racefan racers racerx rachael racheal rachel rachele rachell rachelle rachid racine
racing racism racket racoon racquel radagast radeon radford radial radiance radiant radiatio radiator radical
radiohea radiohead radioman radios radish radist radium radius radley radman radmir radost raduga rafael
rafaela rafale raffael raffaele raffaello rafferty raffle raffles rafiki rafter ragdoll ragers ragger raging
ragman ragnar ragnarok ragtime ragtop ragweed rahasia rahman raiden raider raiders railroad railway rainbo
rainbow rainbows raincoat raindog raindrop rainer raines rainfall rainforest rainger rainier raining rainmake
rainmaker rainman raintree rainyday raiser raisin raissa raistlin rajeev rajendra rajesh rajkumar rajput
rakesh raketa rakkasan rakkaus rakker raleigh rallen ralliart rallye ralphie ralphs ralphy ralston ramada
ramadan ramair ramana ramazan ramble rambler rambone rambos ramcharg ramesh ramfan ramina ramire ramirez
ramiro ramjet ramman rammer rammstei rammstein ramona ramone ramones rampage rampant rampart ramrod ramsay
ramses ramsey ramstein ramtough ramzes rancher ranchero rancho rancid randal randall randee randers randie
randle randolph random randyb randyman randys ranetka ranetki ranger rangerover rangers rangersf ranier ranita
ranjan rankin ranman ransom rapala rapeme raphael rapide rapido rapids rapier rapper raptor raptors rapture
rapunzel raquel raritan rasberry rascal rasdzv rasengan rashad rasheed rashid rashley rashmi rasmus raspberr
raspberry rasputin rassilon rassvet rastafar rastafari rastaman rastas raster rastlin rastus rataros ratbag
ratbert ratboy ratcat ratchet ratdog ratface ratfink rathbone rational ratiug ratliff ratman ratmir ratpack
ratrace ratten rattle rattler rattlers rattlesn rattlesnake rattolo rattrace rattrap rauchen raunchy ravage
ravenlof ravenna ravens ravers ravnos ravshan rawdog rawhide rawiswar rayden raygun raylene rayman raymon
raymond rayner razdvatri raziel razorbac razors razvan razzle rbcekz rbceyz rbgtkjd rbhbkk rbhgbx rbhjxrf
rccola rcfhlfc rclaki rctybz rdfhnbhf rdflhfn reaction reader readers reading readme readynow reagan realdeal
realgood realhard reality really realmadr realmadri realmadrid realman realms realsex realtime realtor realty
reamer reanimator reaper reason reaver rebate rebbecca rebbyt rebeca rebecc rebecca rebeka rebekah rebeld
rebelde rebell rebellio rebels rebelz rebenok rebirth reboot reborn rebound rebrov recall reccos recent recess
recife recipe reckless recluse recneps recoba recoil record recorder records recover recovery recruit rectum
recycle redalert redapple redarmy redass redball redbank redbarch redbaron redbeard redbird redbirds redblue
redbone redboy redbud redbul redbull redcar redcard redcat redcloud redcoat redcross reddawg reddawn reddead
redder reddevil reddevils reddick redding reddog reddrago reddragon reddwarf redeemed redeemer redemption
redeye redfire redfish redfive redflag redford redfox redfred redgreen redhair redhat redhawk redhawks redhead
redheads redhed redhill redhook redhorse redhot redhouse redial rediska redknapp redlabel redlands redleg
redlegs redlight redline redlion redlover redman redmond redmoon redneck rednecks rednose redoak redondo
redone redpoint redrider redriver redrobin redrock redrocke redros redrose redroses redrover redrum redryder
redsand redsea redshift redshirt redshoes redskin redskins redsky redsox redstar redstone redstorm redtail
redtide redtop redtruck redvette redwall redwhite redwin redwine redwing redwings redwolf redwood reebok
reeder reefer reeper reeses reeves referee refinnej reflex reform refresh refugee refused regatta regedit
regency regent reggae reggie reggin reggio regime regiment regina reginald regine region regional register
registr reglisse regret regula regular rehana rehbwf rehjgfnrf rehman rehnrf reilly reindeer reiner reinhard
reinhold reisen reiter reject rejoice rekbrjdf reklama rekmubyf reksio relayer release reliable reliance
reliant relics relief religion relish relisys rellik rellim reload reloaded remark rembrand remedy remembe
remember remingto remington remmah remmus remorse remote remove renaldo renard renata renate renato renaud
renault render reneee renegade renfield renner rennie renoir renrut rental renton renwod repair repeat repent
replace replay replica repmvbx repmvbyf repmvf repoman report reporter reports reppep reptile reptiles
reptymrf republic repvtyrj repytwjd repytwjdf repytxbr request requiem requin required rerecz rerehepf rereirf
rerfhfxf rerfhtre rerjkrf rescue research reserve reshma resident residentevil resipsa resist resolute resolve
resort resource respect respekt response respublika restart restaura restless reston restore restrict resume
retail retard retarded retina retire retired retlaw retnuh retrac retraite retreat retrieve retriver retsam
retsub retter return returns retype reuben reunion reuters reveal revelati revelation revell revenant revenge
revenue reverb revere reverend reverse review reviewer reviewpa reviewpass reviews revilo revival revlon
revolt revoluti revolution revolver reward rewards rewind rewster rexdog rexona reymysterio reynald reynaldo
reynard reynolds rezeda reznor rfcgth rfcgthcrbq rfgbnfy rfgbnjirf rfgecnf rfgecnfcerf rfghbp rfghjy rfgtkmrf
rfhbyf rfhbyjxrf rfhbyrf rfhectkm rfhfcm rfhfdfy rfhfgep rfhfnt rfhfntkm rfhfrfnbwf rfhfufylf rfhfvtkm
rfhfvtkmrf rfhfylfi rfhfynby rfhjkbyf rfhkcjy rfhlbyfk rfhnbyf rfhnjirf rfhvfyftd rfkbajhybz rfkbybyf rfkbyf
rfkmrekznjh rfktylfhm rfnfcnhjaf rfnfgekmnf rfnfhbyf rfnhby rfnmrf rfnthbyf rfnthbyrf rfntyf rfntyjr rfntymrf
rfpfyjdf rfpfym rfpfynbg rfpzdrf rfrfirf rfrltkf rfrnec rfvbgt rfvbkf rfvbkkf rfvbkm rfvbrflpt rfvfcenhf
rfvtgb rfvtgbyhn rfvtym rfvxfnrf rfybreks rfycthdf rfyfgkz rhapsody rhbcnb rhbcnbyf rhbcnbyjxrf rhbdtnrf
rhenjq rhfcbdfz rhfcfdbwf rhfcfdxbr rhfcjnf rhfcjnrf rhfcyjlfh rhfcyjzhcr rhfcysq rhfdxtyrj rhfvfnjhcr rhianna
rhiannon rhinos rhjirf rhjkbr rhjrjlbk rhodan rhodes rhonda rhtdtlrj rhtfnbd rhtyltkm rhubarb rhumba rhythm
ribalka ribbit ribbon ribeye ricard ricardo riccard riccardo riceman ricflair richar richard richardc richardo
richards richardson richelle richer riches richey richie richland richman richmond richter ricker rickey
rickie rickster ricochet ridden ridder riddick riddle riddler rideme ridered riders ridges ridgeway riding
ridley riesling riffraff rifleman rifles rifraf rigger riggins rightnow righton rights righty rihanna rikimaru
rileydog rimbaud rimini rimjob rimmer rimshot rincess rincewin rincewind rincon ringding ringer ringwood
rinker riobravo riogrand riordan ripazha ripcord ripcurl ripken ripley ripoff ripped ripper ripple riptide
rising ritchie ritter ritual rivaldo rivera riverat riverman riverplate riverrat rivers riversid riverside
riviera rizwan rjcnbr rjcntyrj rjcnzy rjcvjc rjdfkmxer rjdfktdf rjdfktyrj rjhjdf rjhjds rjhjkm rjhjkmbien
rjhjktdf rjhjyf rjirfrgbde rjitxrf rjkjrjkmxbr rjkmwj rjktcj rjnjatq rjnjgtc rjntyjr rjntyjxtr rjnzhf rjpkjdf
rjpkjljq rjpthju rjpzdrf rjrfrjkf rjvfhjdf rjvgjn rjyatnf rjyatnrf rjycnbnewbz rjycnfynby rjyjgkz rjynfrn
rkbvtyrj rkelly rkfdbfnehf rktjgfnhf rmanis rmfidd rmracing roaches roaddog roaddogg roadhog roadie roadkill
roadking roadrace roadrage roadrash roadrunn roadrunner roadstar roadster roadtrip roadway roamer roanoke
robben robber robbie robbieh robbin robbins robbob robert roberta roberto robertos robertr roberts robertso
robertson robinb robinh robinho robinhoo robinhood robins robinso robinson robles robocop robotec robotech
robotic robotics roboto robots robroy robson robust rocawear rochard rochdale rochelle rocheste rochester
rocinant rockandr rockandroll rockbott rockbottom rockcity rockdog rocker rockers rocket rocketma rocketman
rockets rockey rockfish rockford rockhard rockhead rockhopper rockie rockies rockin rocking rockit rockland
rockman rockme rocknrol rocknroll rockon rockport rockrock rockroll rockshox rockss rocksta rockstar rockster
rockwell rockwood rockyboy rockydog rockys rockytop rockyy rococo rodder rodders rodent rodents rodeos
roderick rodger rodgers rodina rodion rodionov rodman rodney rodolfo rodrig rodrigo rodrigue rodriguez roebuck
roenick roflcopter roflmao rogelio rogers rogets rogues roisin roksana roland rolando roleplay roller rollers
rollie rollin rolling rollins rollout rollover rollrock rolltide rolodex rolsen rolyat romain romana romance
romanenko romania romann romano romanov romanova romanroman romans romanson romantic romantik romantika
romario romaroma romashka romawka romeos romero romina rommel romper romuald romulus ronald ronaldinho ronaldo
ronjon ronnie ronson ronster roodypoo roofer roofing roofus rookie rooney roosevel rooster roosters rootbeer
rootedit rooter rosado rosalba rosales rosalia rosalie rosalina rosalind rosalita rosana rosanna rosari
rosario roscoe roseann roseanne rosebowl rosebu rosebud rosebudd rosebuds rosebush rosedale rosehill roseline
roselyn rosemari rosemarie rosemary rosenrot roserose rosetta rosette rosewood roshan rosies rosina rosita
roskilde roslyn rossco rossella rossia rossigno rossignol rossini rossiya rossman rostik rostislav rostov
roswell rotary rotciv rothmans rotten rotter rotterda rotterdam rottie rottweil rottweiler rouges roulette
rounder rounders rounds roundup rousseau router routine rovers rovert rovnogod rowboat rowena rowing rowland
rowley roxana roxane roxann roxanne roxbury roxette roxydog royale royals royalty royboy roygbiv royjones
roykeane royston rrpass rrrrrr rrrrrrr rsalinas rstlne rsturbo rtynfdh rtyuehe rubber rubberdu rubberduck
rubbing rubbish rubble rubens rubicon rubies rubina rubyred rubyrose rucker ruckus rudder rudeboy rudedog
rudenko rudiger rudolf rudolph rueben ruffian ruffin ruffles ruffneck ruffryde ruffus rufino rufuss rugburn
rugbyman rugged rugger ruggiero ruggles rugrat rugrats rulesyou rulezz rulezzz rulezzzz rumble rumple rumpole
runaway rundll rundmc runescape runfast runner runnin running runrig runway rupert rusalka rushfan rushhour
rushman rushmore rushrush ruslan ruslana rusrap russel russell russia russian russians russland rustam rustang
rustem rustic rustik rustler rustyboy rustydog rustys rustyw rutabaga rutabega rutger rutgers ruthann ruthie
ruthless rutland rutledge rutter rxmtkp ryebread ryjgjxrf ryjgrf ryleigh rynner ryslan saavedra sabaka sabbat
sabbath sabbeth sabers sabian sabina sabine sabotage sabres sabrin sabrina sabrosa sachas sachem sachiko
sachin sacoremsg sacramen sacramento sacred sacrific sacrifice sactown saddam saddie saddle saddles sadiedog
sadiemae sadies sadist sadler sadman sadness sadomaso safado safari safety safeway saffron safina safonova
safrane safronova saginaw sagitari sagittarius sahalin sahara saibaba saidin saigon sailaway sailboat sailer
sailfish sailing sailor sailormo sailormoon saimon saints saipan sairam saisha saitek saiyajin saiyan sakina
sakura salaam saladin salama salamanc salamand salamander salamandra salamat salami salamon salasana salavat
salazar saleem saleen salerno salesman salford salgar salguod salida salima salina salinas saline salinger
salisbur saliva sallad sallas sallie sallyann sallydog sallys salman salmon salohcin salome salomon saloon
salope salsas salsero saltanat salter saltlake saltwater saltydog saluki salute salvado salvador salvage
salvatio salvation salvator salvatore salvia salzburg samadams samadhi samael samant samanta samanth samantha
samapi samara samarkand samatron sambora samboy sambuca sambuka samcat samdog sameas samedi sameer samfox
samhain samiam samira sammie sammmy sammons sammyboy sammycat sammydog sammyjo sammys sammysos sammyy samogon
samoht samolet sample sampras sampson samsam samsara samson samsun samsung samtron samual samuel samuele
samura samurai samuraix samuri samvel samwise sanandreas sanane sananton sanborn sanche sanches sanchez
sanchin sancho sanction sanctuar sanctuary sandal sandals sandan sandberg sandbox sandburg sandee sandeep
sander sanders sanderso sandhill sandhya sandia sandie sandiego sandies sandler sandlot sandma sandman
sandmann sandokan sandor sandoval sandown sandra sandrin sandrine sandrita sandro sandrock sandusky sandwich
sandydog sandys sanford sanfran sanfrancisco sangeeta sanger sangria sanibel sanity sanjar sanjay sanjeev
sanjos sanjose sanjuan sanman sanmarco sanpedro sanremo sanskrit sanson santacla santacru santacruz santafe
santamaria santan santana santande santander santas santeria santiag santiago santini santino santorin
santorini santos santosh sanyco saoirse saopaulo sapato sapfir saphir saphire sapiens sapito sapper sapphic
sapphir sapphire sappho sapporo saqartvelo saraann saracen saraha sarahb sarahc sarahd sarahh sarahm sarahs
saraht sarajane sarajevo sarakawa saralee sarang saransk sarasara sarasota saratoga saratov sarcasm sardar
sardor sarenna saretta sargeant sargent sargon sargsyan sarina sarita sarkis sarmat sartre saruman sarvar
sasafras sasami sascha sashaa sashadog sashas sashasasha sashenka sashimi sashka sashok sasitare saskatoo
saskia saspurs sasquatc sasquatch sassie sassycat sassydog sassys sasuke satana satanas satanic sataniv satans
satchel satchmo satcom satelite satellit satellite sathya satine satire satisfaction satisfy sativa satnam
satori satoshi satriani satsuma saturday saturn saturne saturnin saturno satyam sauber saucer sauces saudade
saudan saufen saunders sauron saurus sausage sausages savage savana savanah savanna savannah savant savatage
savchenko saveliy saveme savina saving savings saviola savior sawadee sawblade sawdust sawmill sawtooth sawyer
saxman saxons saxophon saxophone sayaka sayana sayang sayangku sayonara sayuri saywhat scabby scaffold scales
scally scammer scamper scampi scampy scandal scandinavian scandisk scania scanman scanner scarab scarecro
scarecrow scared scarfac scarface scarlet scarlets scarlett scarred scatman scatter scenery scenic sceptre
schaap schach schaefer schalk schalke schastie schatje schatz schatzi schecter schedule scheiss scheisse
scheme schenker schick schiffer schiller schism schlampe schlange schlitz schlong schloss schlumpf schmid
schmidt schmitt schmoe schmoo schmuck schnapps schnecke schnee schneide schneider schnell schnitze schnitzel
schnucki schnuff schnuffe schnuffi schoen schokk scholar scholes school schoolgirlie schools schooner schorsch
schott schreibe schroder schroede schroeder schubert schuey schule schultz schulz schumach schumacher schumi
schuster schuyler schwab schwanz schwartz schwarz schweden schwein schweiz schwing schwinn science scimitar
scipio scirocco scissors scitra scooba scoobie scooby scoobydo scoobydoo scooper scoops scoopy scoote scooter
scooters scoots scorch scorcher scorelan scoreland scores scorpi scorpian scorpio scorpion scorpions scorpius
scotch scotia scotlan scotland scotsman scottb scotti scottie scottish scottm scotto scotts scottsda scottt
scotty scoubidou scouse scouser scouter scouts scrabble scramble scranton scrapland scrapp scrapper scrappy
scraps scrapy scratch scratchy scream screamer screamin screech screen screwbal screwed screwme screws screwu
screwy screwyou scribble scribe script scripto scripts scroll scrooge scrotum scrubber scrubs scruff scruffy
scrump scrumpy scubad scubadiv scubaman scubapro scubas scudder scuderia scully scumbag scurlock scurvy scxakv
scylla scythe sdbaker sdpass sdsadee seabass seabee seabird seabrook seadog seadoo seafood seagate seagrams
seagrave seagull seagulls seahawk seahawks seahorse seaking sealteam seaman seamless seamus seanjohn seaquest
searay search searcher searchin searock seashell seashore seaside season seasons seatleon seaton seattle
seaways seaweed seawolf sebast sebastia sebastian sebastie sebastien sebora sebring second seconds secret
secreta secretar secreto secrets section sector secure secured securit security sedona seductive seeall seeing
seeker seeking seemann seemee seemnemaailm seemore seesaw seether seeyou segblue segovia segredo segreto
segundo seifer seinfeld seitnap sekirarr sekret sektor selanne selassie seldom select selecta selector selena
selene selfish selfok selhurst selina seller sellers selling sellout selmer selrahc seltzer selwyn semenov
semenova seminar seminole seminoles semmel semper semperf semperfi semprini semtex semtsriuty senate senator
senators sender sending seneca senegal senhas senior seniors seniseviyor senorita sensatio sensation sensei
senses sensible sensitiv sensor sensual senthil sentinal sentinel sentra sentry sephan sephirot sephiroth
seppel septembe september septembr septic septiembr sepultur sepultura sequel sequoia serafim serafima serafin
serafina seraph seraphim serbia serdar serdce serebro sereda serega serena serenada serenade serendip
serendipity serene serenit serenity sergant sergbest sergeant sergeev sergeeva sergeevich sergeevna sergei
sergej sergey sergik sergio sergiu serial series serina serious serjik serkan serpent serpico serrano
sersolution serval servant server servette servic service services servis servus sesame sesamo session
sessions sestra setter setting settings settle settlers setupenu sevastopol sevendus sevenn sevenof sevenout
sevens seventee seventeen seventh seventy sevenup several severe severin severine severn severus sevilia
sevilla seville sevisgur seviyi sewanee seward sewell sewers sexaddict sexbomb sexboy sexdog sexdrive sexfiend
sexfreak sexfun sexgod sexiest sexiness sexisfun sexisgood sexking sexkitte sexkitten sexlover sexmachine
sexmad sexman sexmania sexmeup sexnow sexpics sexpistols sexpot sexsells sexsex sexsexse sexsite sexsites
sexslave sexstuff sextime sexton sextoy sexual sexwax sexxes sexxxx sexxxxxx sexxxy sexxybj sexyass sexybabe
sexybaby sexybeas sexybeast sexybitc sexybitch sexybo sexyboy sexyfeet sexygirl sexygirls sexyguy sexylady
sexylegs sexylove sexymama sexyman sexyme sexyone sexypass sexyred sexysex sexysexy sexytime sexywife seymore
seymour seymur sfgiants sgegukbm shabazz shabba shabby shabnam shaddy shader shades shadoe shadow shadowfa
shadowfax shadowma shadowman shadowru shadowrun shadows shadwell shaffer shafted shafty shagger shaggy shagme
shaheen shahid shahrukh shaina shaitan shakal shakazul shakeel shaken shaker shakers shakes shakespe
shakespeare shakey shakir shakira shakti shakur shalimar shalini shallow shalom shamal shaman shamanking
shameles shameless shamen shamil shammy shampoo shamroc shamrock shamus shanahan shanda shandi shandy shanee
shaner shaney shanghai shango shania shanice shankar shanker shanks shanna shannan shannara shanno shannon
shanny shanon shanta shante shantel shantell shanti shanty shaoli shaolin shapiro sharan shares sharif sharik
sharing sharingan sharipov sharkey sharkie sharkman sharks sharky sharlene sharma sharon sharona sharpe
sharper sharpie sharps sharpy sharron sharyn shashank shashi shasta shatner shatter shauna shaunc shaved
shaven shaver shavkat shavon shawna shawnee shawns shawshan shawty shayla shayna shayne shazaam shazam shazbot
shazia shazza shdwlnds shearer shebadog shecky shedevil sheeba sheehan sheela sheena sheepdog sheeps sheetal
sheets sheffiel sheffield sheffwed sheikh sheila shelby shelbygt sheldon shelia shellac shelle shelley shelli
shellie shells shelly shelter sheltie shelton shemale shemales shenlong shenmue shepard shepherd sheppard
sheppy sheraton sherbert sheree shergar sheridan sherif sheriff sherlock sherman sherpa sherri sherrie sherry
sherwin sherwood sheryl sherzod shetland shevchenko shianne shibainu shibby shibumi shibuya shiela shield
shields shifter shifty shihan shilling shiloh shilpa shimano shimmer shimmy shinchan shineon shiner shines
shiney shingo shinigam shinigami shining shinji shinobi shinobu shinto shipley shipman shipmate shipping
shippo shipyard shirak shiraz shirin shirle shirley shirow shirts shitass shitbag shitball shitbird shitface
shitfire shitfuck shithappens shithead shithole shitman shitshit shitter shittt shitty shivam shivan shivani
shiver shivers shiznit shizzle shkiper shkola shlomo shlong shmily shmuck shocker shockers shockey shocking
shocks shockwav shodan shoebox shoehorn shoelace shoeless shoeman shogun shojou shokolad shonuf shonuff shooby
shooter shooters shooting shootme shoots shopmenu shopper shoppin shopping shores shortcut shortdog shorter
shortie shortman shorts shortsto shorty shortys shotgun shotguns shotokan shoulder shovel showbiz showboat
showcase shower showers showgirl showing showit showme showoff showtime shrdlu shredder shrike shrimp shrine
shrink shroom shrooms shuang shuffle shuhrat shumaher shumway shurik shuriken shutdown shutout shutter shuttle
shutup shweta shwing shyanne shygirl shyguy shylock shyster siamese sibelius siberia siberian sicher sicilia
sicilian sicily sickan sickboy sickle sickness sicnarf siddhart siddis sidekick sideout sideshow sidewalk
sideways sidewind sidewinder siding sidney sidorov sidorova sieben siegel siegheil siemen siemens siempre
sienna sierra siesta siffredi sigchi sigmachi sigmanu sigmapi sigmar sigmund signal signals signatur signature
signed signin signon signup sigrid sigsauer sigtau sigurd sikici silence silencer silent silentbo silenthill
silentium silicon silicone silkcut silkeborg silkie sillyboy sillyman sillyme silmaril silvan silvana silver
silverad silverado silverch silverfi silverfo silverfox silvergo silverma silvermo silvers silversi silverst
silverstone silvestr silvia silvio simbacat simbas simcity simens simeon simferopol simhrq simmer simmons
simona simone simonn simonova simons simonsay simonsays simple simpleplan simplex simply simpso simpson
simpsons simran simson sinaloa sinatra sinbad sincere sincity sinclair sindhu sinead sinfonia sinful singapor
singapore singapur singer singing single singles sinister sinjin sinned sinner sinnet sinnfein sintesi sintra
siobhan siouxsie sirena sirene sirens sirius sirocco sirrom siskin sissie sissinit sissyboy sistem sistema
sister sisters sisyphus sitepass sitges sithlord sitruc sitting sivart sixers sixflags sixgun sixnine sixpack
sixpence sixsix sixstrin sixteen sixtynin sixtynine sixtysix sizinici sizzle skagen skanky skarlett skateboa
skateboard skater skates skating skaven skazka skeeter skeets skeleton skeletor skelly skelter skelton sketch
sketchy skibum skidder skidmark skidmore skidoo skidrow skiing skilled skiller skillet skills skillz skillzz
skiman skimmer skinhead skinnass skinner skinny skipjack skippe skipper skipping skippy skirts skittle
skittles sklave skolko skooter skorpio skorpion skotina skripka skulls skully skunks skunky skyblue skyblues
skyclad skydive skydiver skydog skyeseth skyfir skyhawk skyhigh skyhook skyking skylane skylar skylark skyler
skylight skylin skyline skyman skynet skynyrd skypilot skytel skytommy skywalk skywalke skywalker slacker
slackers slacking sladkaya slagelse slaine slainte slamdunk slammed slammer slammin slaphead slapnuts slapnutz
slapper slappy slapshot slasher slater slaveboy slavery slaves slavic slavik slavko slayer slayers sleaze
sleazy sleddog sledge sleeper sleepers sleeping sleeps sleepy sleeve sleigh sleipnir slender sleuth slevin
slicer slicker slicko slickone slickric slicks slicky slider sliders slides slimed slimer slimey slimjim
slimshad slimshady slinger slinky slipkno slipknot slipper slippers slippery slippy slither sliver sloane
slobber sloboda sloeber sloneczko slonik slonko sloogy sloopy sloppy slovakia slowhand slowly slowpoke
slowride sludge slugger sluggo sluggy slurpee slurpy slurred slushy slutfuck sluttey slutty slutwife slydog
slyfox smackdow smackdown smacker smacky smalldog smaller smallfry smalls smalltit smallvil smallvill
smallville smartass smarter smartie smarties smarts smarty smasher smashing smeagol smedley smeghead smegma
smeller smells smelly smellyfe smiler smiles smiley smilie smiling smirnoff smirnov smirnova smithers smiths
smithy smitten smitty smoked smokedog smokee smokeit smoken smokeone smokepot smoker smokers smokes smokewee
smokeweed smokey smokie smokin smoking smolensk smooch smooches smoochie smoopy smooth smoothe smoothie
smoothy smoove smother smudge smudger smuggler smuggles smurfett smurfs smurfy smurph smutty smythe snacks
snaggle snails snaiper snakebit snakeeye snakeeyes snakeman snakepit snaker snakes snakey snakeyes snapon
snapper snappers snapple snappy snapshot snares snatch snazzy sneaker sneakers sneaks sneaky sneeze snejana
snicker snickers snider sniffer sniffing sniffles sniffy snikers sniper snipes snippy snitch snooch snoogans
snoogins snooker snookie snooks snookums snooky snoopdog snoopdogg snooper snoops snoopy snooze snoppy snorkel
snotty snowbal snowball snowbird snowboar snowboard snowcat snowden snowdog snowdon snowdrop snowey snowfall
snowflak snowflake snowhite snowie snowing snowman snowmass snowshoe snowstor snowwhit snowwhite snuffles
snuffy snuggle snuggles snusmumrik snyder soarer soares soaring sobaka sobeit sobolev soboleva sobriety
socball soccer social sociald society socken socket socool socorro socrate socrates sodapop sodium sodoff
sodomy sofaking sofiko sofiya softail softbal softball softcore softtail software sogood sokada sokolov
sokolova sokrates solace solana solange solara solaris soldat solder soldier soldiers soldout soleda soledad
soleil solids solidsna solidsnake solidus solitair solitari solitude solnce solnishko solnyshko solnze soloma
soloman solomon solovey soloyo solrac solstice soltero solution solutions somali somalia sombra sombrero
somebody someday someone somers somerset somethin something sometime sometimes sommar sommer sonali sonata
sondheim sondra sonechka songbird songline songohan songoku sonics sonicx sonnen sonnenschein sonnet sonnie
sonntag sonnyboy sonnys sonofgod sonofsam sonoio sonoma sonora sonshine sonyericsson sonyfuck sonysony
sonyvaio sookie sooner sooners sophia sophie sophieh soprano sopranos soraya sorbet sorcerer sordfish soreilly
sorento soriano soroka sorokin sorokina sorpresa sorrel sorrento sorrow sorted sosexy sosiska soslite
souleater soulfly soulman soulmate soundman sounds soundwav souppp source souris souschef southbay southend
southern southpar southpark southpaw souths southsid southside southwes southwest sovereig sovereign soviet
sowhat soxfan soybean soylent spacebal spacebar spaceboy spaced spacejam spaceman spacer spaces spacey spackle
spades spagetti spaghett spaghetti spalding spammer spammm spammy spamspam spandau spandex spangle spaniard
spaniel spanis spanish spanked spanker spankey spanking spankit spankme spanks spanky spanner spanners sparco
sparda spares sparhawk sparkey sparkie sparkle sparkles sparkplu sparks sparky sparrow sparrows sparta
spartacu spartacus spartak spartan spartans sparticu sparty spatula spawns speaker speakers spearman spears
specboot special speciali specialinsta specialist specialk specialp specials specops specter spector spectra
spectre spectrum speculum speech speeder speedie speeding speedo speedrac speeds speedster speedway speedy
spelling spells spence spencer spender spenser sperma sperme sperry spesional sphere sphinx spicer spices
spicey spider spiderma spiderman spiders spidey spiegel spieng spiffy spiked spiker spikers spikes spikey
spiller spinach spinal spindle spinnake spinne spinner spinners spinning spinoza spionkop spiral spirit
spirits spiritus spiros spirou spitfire spittle spjfet splash splatt splatter spleen splendid splendor splicer
spliff splinter splits splitter splodge splooge splunge splurge spoiled spoiler spokane sponge spongebo
spongebob spongy sponsor spooge spooker spookie spooks spooky spooner spoonman spoons spoony spooty sportage
sportin sporting sporto sports sportsca sportsmen sportste sportster sporty spotligh spotter spotty spread
sprewell spring springer springfield springs springst springsteen sprinkle sprint sprinter sprite spritzer
sprocket sprout spruce sprunt spuddy spudman spunker spunky spurrier spurss sputnik spycam spycams spyder
spyglass spyros sqdwfe sqloledb sqrunch squadron squall square squash squats squeak squeaker squeaky squealer
squeek squeeky squeeze squerting squidly squids squiggle squiggy squire squires squirrel squirt squirter
squirtle squirts squish squishy squonk srawrats srbija sregit sridhar srilanka srinivas ssecca sseexx ssgoku
sslazio ssnake sssata ssssss sssssss ssvegeta ssword stabbin stabilo stable stacey stacie stacker stacks
stadium stafford stagger staind stainless stairway stakan staley stalin stalingr stalingrad stalion stalke
stalker stallion stallone stamford stamina stampede stamps standard standart standby standing standrew stands
standup stanford stanger stangs stanhope stanisla stanislav stanky stanle stanley stanly stanthem stanton
stanza staple stapler staples starbase starbuck starbucks starbug starburs starchil starcraf starcraft stardog
stardust starfire starfish starflee starfleet starfox starfuck starfury stargat stargate stargaze stargazer
stargirl starik starion starkey starks starla starlet starligh starlight starline starling starlite starman
starrr starrs starry starscream starshin starship starsky starss starstar startac started starter starting
startnow startre startrek starts startup starwar starwars starwood starzz stasha stasia stasik stasis stason
stasya staten stater states static staticx station statistika statue status stauffer stavros stayout stayrude
stblow steady steaks stealth steamboa steamboat steamer steamforums steamy steaua steeda steele steeler
steelers steelhea steelman steels steely stefan stefani stefania stefanie stefano steffan steffen steffi
steffie steiner steinway stella stellar stellina stepan stepanov stepanova stepashka stephan stephane stephani
stephanie stephany stephe stephen stephens stephie stephy stepka stepside stereo sterlin sterling sterne
steroid steroids sterva stetson steveg steveh stevek steven stevens stevenso steveo stever steves stevie
stewar steward stewart stewie stgeorge sthgrtst stickboy stickdaddy sticker stickit stickman sticks sticky
stiefel stiffie stiffler stiffy stifler stigma stigmata stiles stiletto stiller stillers stillher stimorol
stimpy stinger stingers stingray stinker stinks stinky stinkyfinger stirling stitch stitches stivone stjabn
stjames stjohn stjohns stjude stlouis stockcar stocker stockhol stockholm stocking stockings stockpor stocks
stockton stoffel stogie stokecit stoked stoker stokes stokrotka stolen stomatolog stomper stonecol stonecold
stoned stonehenge stoneman stoner stones stonewal stonewall stoney stonie stooge stooges stoopid stoops stopit
stoppedb stoppedby stopper storage stores storey stories stormbri stormie stormin storms stormy storys
stpiliot straight strain strait strand strange stranger strangle strannik strapon strasse strata stratcat
strateg strategy stratfor stratman strato stratoca stratocaster stratos stratp strats stratton stratus straus
strauss strawber strawberry straycat streak streaker stream streaming streams street streetball streets
strekoza strela strelec strelka strelok strenght strength stress stressed stretch stride strider strife strike
striker strikers strikes string stringer strings stripclub stripe striper stripes stripped stripper strippers
strohs stroke stroker strokes stroller stromb strong strongbo stronger stronghold stronzo strosek stroud
struck structur struggle strummer strumpf struppi strutter stryder stryke stryker stryper stthomas stuart
stubbs stubby stucco stucker studboy studen student students studio studios studioworks studley studly studman
studmuff studmuffin stuffed stuffer stufff stuffing stuffit stuffs stuffy stumper stumps stumpy stunna stunner
stuntman stunts stupid stupor sturgeon sturgis stussy stuttgar stuttgart styles stylus stymie suarez subaru
subito sublime submarin submarine submissi submit subrosa subscriber subskin subspace suburban subway
subwoofer subzero succes success succubus sucess sucesso suchka suckcock suckdick sucked suckem sucker suckers
suckfuck sucking suckit suckme suckmeoff suckmyco suckmycock suckmydi suckmydic suckmydick suckthis sucram
sudden sudhakar sueann suerte suffer suffering suffolk sugarbea sugarbear sugardog sugaree sugarray sugars
suggest suicidal suicide suikoden suisse suitcase sujatha sukebe sukhoi sukkel sukram sulaco suleiman sullivan
sultan sultana sultry sumatra sumerki sumitomo summary summer summers summerti summertime summit summoner
sumner sumsung sumter sunbanna sunbeam sunbird sunburn sunburst sundance sunday sundaypunch sunder sunderla
sunderland sundevil sundial sundin sundog sundown sundrop sunfire sunfish sunflowe sunflower sungam sunghi
sunghile sunglasses sungod sunita sunitha sunking sunkist sunlight sunmoon sunnie sunnyboy sunnyd sunnyday
sunnys sunnysid sunoco sunray sunrise sunset sunsets sunshin sunshine sunspot sunstar suntan suntzu supafly
supera superb superbad superbee superbik superbob superbow superbowl superboy supercal supercar supercat
supercoo supercop superd superdav superdave superdog superdude superdup superduper superdut superfly superfre
supergir supergirl superhero superior superj superjet superm superma supermac superman supermanboy supermar
supermario supermax superme supermen supermod supermom supernatural supernov supernova superpower superpuper
supers supersex superson supersonic supersta superstar superstr supert superted supertra superuse supervisor
superx supper supple supply support supras supratt supreme suprise surabaya sureno suresh sureshot surface
surfboar surfboard surfcity surfer surfers surfin surfing surfside surfsup surgeon surgery surgut surprise
surreal surrende surrey surround survey surveyor survival survive survivor susana susanb susann susanna
susanne susans sushis susieq suslik suspect suspend suspende sussex sustanon susubaby sutter sutton suvorov
suzann suzanna suzanne suzenet suzette suzieq suzuki svarog sveiks svenja svensk svenska svensps sverige
svetasveta svetik svetka svetlana svetlanka svoboda svoloch svtcobra swallow swallows swampfox swampy swanky
swanny swansea swanson swansong swapna swatch swatteam swearer sweater sweaty sweden swedish sweeet sweeney
sweeper sweeps sweetass sweetboy sweetdream sweetdreams sweeter sweetgirl sweethea sweethear sweetheart sweeti
sweetie sweetiepie sweeties sweetman sweetnes sweetness sweetp sweetpe sweetpea sweetpus sweetpussy sweets
sweett sweetu sweety swerve swetik swetlana swifts swifty swimbike swimmer swimming swindon swinger swingers
swinging swisher swissair switch switcher switzer swivel swizzle swollen swoosh swordfis swordfish swords
swordsma sybase sycamore syclone sydnee sydney sylvain sylvan sylvania sylveste sylvester sylvia sylviahans
sylvie sylwia symantec symbol symmetry sympathy symphony synapse synchro syncmast syncmaster syndicat
syndicate syndrome synergy syntax syoung syphon syracuse syrinx sysadmin sysman syssec system systemofadown
systems syzygy szevasz taarna tabaco tabaluga tabasco tabatha tabbycat tabitha tables tabletop tabryant
taburetka tachyon tacitus tackle tacobell tacoma tactical tactics tadmichaels tadpole taekwon taekwond
taekwondo tafkap tagada taganrog taggart tagheuer tagman tahira tahiti tahoes taichi taifun tailgate tailhook
tailor tainted taipan taipei taison taiwan tajmahal takagi takako takamine takashi takayuki takecare takedown
takefive takehana takeit takeme takeoff takeout takeshi takethat talavera talbert talbot talent talented
talgat taliban taliesin talisker talisman talker talking talktome tallboy tallen taller tallest talley tallguy
tallica tallinn tallis tallman tallulah tallyho talonesi talons taltos talula tamada tamara tamera tamere
tamerlan tamika tamila tamiya tammie tammys tampabay tamper tampico tamplier tampon tamuna tanager tanaka
tandem tanechka tanelorn tangent tangerin tangerine tangle tangled tangos tangsoo tanguy tanisha tanita tanith
tankdog tanker tankers tankist tankman tanlines tanman tannenbau tanner tanstaaf tantra tantrum tanuki tanusha
tanushka tanyshka tanzania tanzen tapestry tapioca tapout tapper taproot tarado tarakan tarantino tarantul
tarantula tarasov tarasova taratata tarawa tarbaby tarbit tardis tarelka target tarheel tarheels tarkan tarkin
tarkus tarmac tarpon tarquin tarragon tarrant tartan tarzan tascam tashas tashkent tasker tasman tasmania
tassadar tassie tastee tatanka tatarin tatarka tatarstan taters tatertot tatian tatiana tatjana tatonka
tatooine tattoo tattoos tatung tatyana tauchen taucher taurus tavasz tavern tawnee taxicab taxman tayler
taylor taylorc taylorma taylormade tayson tazdevil tazman tazmania tazzer tazzie tazzman tazzzz tbbucs tbilisi
tbirds tbivbn tbones tbontb tcglyued tdavis tdfqugl tdfyutkbjy tdutif tdutybq tdutybz teabag teache teacher
teachers teaching teacup teagan teague teamase teamlosi teamomuch teamster teamwork teaparty teapot teardrop
teaseme teaser teatime teatro tecate techdeck techie techman technic technica technical technici technician
technics technik techniques techno technolo technology techsrl tecktonik tecumseh tedbear teddie teddies
teddyb teddybea teddybear teddybeer teddys tedesco teejay teenage teenager teenfuck teengirl teenie teenies
teenlove teensex teenslut teepee teeter teetime tefjps teflon tehran teiubesc tejano tekila tekken tekkon
telaviv telecast telecaster telecom telefon telefone telefono telefoon telegrap telekom telemark telemike
telephon telephone teleport telescop televisi television televizor teller tellme tellurid telnet telstar
temitope temper tempest tempgod templar template temple templer temporal temporar temporary temppass
temppassword temptress tempus temujin tenchi tenchu tender tendulkar tenerife tennesse tennessee tennis tenore
tenors tenorsax tenpin tenshi tension tensor tentacle teodor teodoro tequier tequiero tequil tequila tequilla
tercel terces terefon teremok terence teresa teresita tereza termin terminal terminat terminato terminator
terminus termit termite terorist terrace terran terrance terrano terranova terrapin terras terrell terrence
terrible terrie terrier terriers terrific terrill terror terrorist terrys tescos tesoro tessie testament
testdrive tested tester testerer testibil testicle testin testing testit testme testpass testtest testuser
tetley tetons tetris tetsuo teufel teufelo tevion texaco texans texasboy texass texmex textbook textile tgbnhy
tgbxtcrbq tgbyhn tgkbxfgy tgwdvu thaddeus thailand thales thalia thaman thames thanatos thankful thankgod
thanks thanku thankyou thanos thatcher thatguy thatsit thatsme thayer theater theatre theband thebat thebeach
thebean thebear thebears thebeast thebeatl thebeatles thebes thebest theblack theblues thebomb theborg theboss
theboy theboys thebrain thebull thebus thecakeisalie thecat thechamp theclash theclown thecount thecrow
thecult thecure thedark thedead thedevil thedoc thedog thedon thedoors thedream thedude theduke theedge theend
theflash thefly theforce thefox thefrog thegame theghost thegirl thegirls thegoat thegod thegreat thegreek
thehip thehulk thehun thejam thejoker thekid thekids thekiller theking thekiwi thelast thelema thelma thelove
themack theman themann themaste themaster thematri thematrix themis themoon thenet theodor theodora theodore
theology theone theory thepower thepro therams therapy therat theraven thered thereds theresa therese thering
therion theriver thermal thermo theroc therock therocks theron thesaint thesame theseus theshit thesimpsons
thesims thesis thesmith thesnake thespian thespot thestone thesun thetachi thetaxi thetford thething thetick
thetruth thewall theway thewho thewolf theword theworld theworm thgbqi thhole thiago thibault thicker thicknes
thicluv thierry thighs thimble things thingy thinkbig thinker thinking thinkpad thinline thinner thirdeye
thirsty thirteen thirty thisis thisisit thisisme thisone thissuck thissucks thistle thomas thomasd thomasj
thommy thompson thomsen thomson thongs thoradin thordog thorin thorne thorns thornton thorny thorpe thorsten
thought thoughts thousand thrall thrash thrasher thrawn thread threat threeday threee threepio threesom
threesome thresher thrice thrill thriller throat throatfuck throbber throne throttle through thrust thruster
thuggin thuglife thuglove thugstools thumbnils thumbs thumper thunde thunder thunderb thunderbird thunderc
thundercat thunders thurber thurman thursday thurston thvfrjdf thwack tiamat tianna tibbar tiberian tiberium
tiberius tiburo tiburon ticker ticket ticketmaster tickets tickle tickled tickleme tickler tickles tickling
ticklish ticktock tictac tidbit tiddles tidwell tiedomi tiedup tierra tiesto tiffan tiffani tiffanie tiffany
tiffanys tifosi tigerboy tigercat tigereye tigerfan tigerlil tigerman tigerpaw tigerr tigers tigertig
tigertiger tigerwoo tigerwoods tigger tiggers tightass tightend tights tigran tigrenok tigres tigress tigris
tiikeri tijean tijger tijuana tiktak tiktonik tileman tilleie tiller tillie tillman timati timber timberla
timberlake timberland timberwo timberwolf timbuktu timdog timebomb timeless timeline timelord timeout timepass
timeport timers timewarp timexx timezone timing timmay timmer timmie timmys timofeeva timofei timofey timoha
timosha timoshka timote timoteo timoth timothy timoxa timpani tincan tinchair tincouch tincup tindoor tinfloor
tingle tinhorse tinker tinkerbe tinkerbel tinkerbell tinkle tinman tinmouse tinner tinroof tinsel tintable
tintin tinuviel tinytim tipper tippie tippmann tiptoe tipton tiptop tiramisu tirana tiribon tirpitz tishka
tissot tissue titani titania titanic titanik titanium titans titfuck titian tities titleist titlover titman
titmouse titone titova titsass titsnass titten titties tittys tivoli tiziana tiziano tkachenko tkachuk
tkbpfdtnf tkfkdg tkfkdgo tlaloc tlbyjhju tmoney tnvols toadfrog toadie toadman toasted toaster toasters toasty
tobacco tobago tobasco tobbie tobias toblerone tobydog tobyto toccata tocool todays todiefor toejam toeman
toenail toenails toering toffee tofuck togepi together toggle toilet tokenbad tokiohotel toledo tolkein
tolkien tolstoy toltec toluca tomahawk tomasa tomass tomasz tomate tomato tomatoe tomatoes tomboy tombraid
tombraider tombston tombstone tomcat tomcruis tomjerry tomjones tomkat tommaso tommie tommyb tommyboy tommycat
tommyd tommygun tommyk tommylee tommys tommyt tommyy tomoko tomomi tomorrow tompetty tompkins tomservo tomson
tomtom tomuch tomwaits tonchin tonedup tongue tonight tonino tonite tontos tonyhawk tonytony toobad toobig
toocool toodles toofast toogood toohot tookie toolbox toolfan tooling toolkit toolman toolong toolshed
tooltime tooltool toomuch toonami toonarmy toonces toonporn toonsex toontown toosexy tooshort toosweet tootall
tooter toothpic tootie tooting tootsie topanga topazz topcat topcop topdawg topdevice topdog topeka topflite
topfuel topgun tophat topher toplay topless topman topnotch topolino toppdogg topper topsecre topsecret
topshelf topside topspin topten toptotty torana torben toreador toriamos torino torito torment tornado
tornados tornike torock toront toronto torpedo torquay torque torrance torrent torrente torrents torres torrid
torrie torsten tortilla tortoise tortue tortuga torture toscana toshib toshiba toshiro toshka tosser totally
totalwar totenkopf tothetop totoro tottenha tottenham touareg toucan touchdow touchdown touche touching
touchme toughguy toulouse touring tourist toutoune towanda towers towing towncar townsend towser towson
towtruck toxicity toybox toyboy toyman toyota toystory tplate trabajo trabant tracer tracey tracie tracker
tracks tracksta tractor tractors trademan trader trading trafalga traffic trafford tragedy tragic trailer
trailers traills trails trainer training trainman trains traitor trajan traktor tralala tralfaz trample tramps
trance tranmere trannies tranny tranquil transalp transam transcend transexual transfer transfor transformer
transformers transit transits translator transpor transport trantor tranzit trapdoor trapped trapper trashcan
trashed trashman trashy tratata trauma travail travel traveler travelle traveller travels travesti travieso
travis travka travolta traxdata traxxas treacle treasure treats trebla treble trebor treech treefrog treehous
treehouse treeman treess treetop treetops treetree trekbike treker trekker trekkie trekstar tremblay tremble
tremendo tremere tremor trench trendy trento trenton tresor trespass trever trevino trevoga trevon trevor
trfnthby trfnthbyf triada triade trials triangle triathlo triathlon tribal tribble tribbles tribes tribunal
tribune tribute tricia trickle tricks trickste trickster tricky tricolor trident trieste triforce trigger
trigun trillian trillion trillium trilogy trimmer trinidad trinit triniti trinitro trinitron trinity trinket
triple tripleh triplet triplets triplex tripod tripoli tripper trippin tripping trippy trisha trista tristan
tristar triste tristen tristin triston tristram triton triumph trivia trivial trivium trixie trixter trogdor
troika trojan trojans trolley trolls trololo trombone trompete tronic trooper troopers trophy tropic tropical
tropicana tropico tropics trotsky trotter trotters troubl trouble troubles trousers troutbum troutman trouts
troyboy trstno truant trucker truckers truckin trucking truckman trucks trueblue truegrit truelies truelov
truelove trueman trueno truffle truffles truitt trujillo truman trumpet trumpets trunks truong truskawka
trustee trusting trustme trustn trustno trustnoo trustnoone trusty tryagain trying tryout trythis tsalagi
tsmith tspeter tsubasa tsunami tttttt ttttttt tubaman tubbie tubgtn tubitzen tuborg tubular tucano tucker
tucson tuczno tuesday tuffgong tuffguy tugboat tugger tujazopi tujheirf tujhjdf tujhrf tulane tulipan tulips
tuller tulley tulpan tumadre tumbin tumble tummybed tunafish tundra tungdom tuning tunisia tunisie tunnel
tupacs tupacshakur tupelo tuppence tupper turambar turandot turbine turbodog turbos turbot turboz turing
turismo turkey turkish turkiye turnbull turner turnip turnkey turntabl turntable turtle turtles turtoise
tuscan tuscany tusymo tuttle tuvieja tuxedo tvmarcia tweaker tweedy tweeker tweeter tweety tweezer twelve
twenty twentyon twiddle twiggy twilight twinboys twincam twingo twinkie twinkies twinkle twinkles twinks
twinky twinpeaks twinss twinstar twinturb twista twiste twisted twister twisters twisty twistys twitch twiztid
twizzler twocats twodogs twogirls twolves twoods twoone twopac twostep twothree twotone tybalt tycobb tycoon
tyghbn tylenol tylerb tylerca tylerd tylerj tylers typhon typhoon typical tyrant tyrell tyrese tyrone tysons
tyvugq tzeentch tzpvaw uaeuaeman ubique ubitch ublhjgjybrf ubnfhf ubnkthrfgen ubvyfcnbrf ubvyfpbz udacha
udbwsk udders udinese uekmyfhf ueptkm ufdhbr ufdibyjd ufgyndmv ufhhbgjnnth ufhvjybz ufkbyf ufkfrnbrf ufkjxrf
ufkxjyjr ufptkm ufyljy uganda ugejvp uhbujhbq uhbyuj uhfdbwfgf uhfvjnf uhfyfn uhjpysq uhtqneyu uhtvkby uiorew
ujhijr ujhjljr ujkjdf ujkjdjkjvrf ujnbrf ujujkm ujyxfhjdf ukflbfnjh ukflbjkec ukfveh ukqmwhj ukraina ukraine
ukrnet uliana ulises ulisse ulrich ulrika ulrike ulrtab ulster ultima ultimate ultimatum ultimo ultracash
ultraman ultras ulugbek ulyana ulysse ulysses umberto umbrella umisushi ummagumma umpire unable unbelievable
uncencored unclebob unclesam undead underage undercover underdog undergro undergroun underground underhil
undernet underpar understand undertak undertake undertaker undertow underwat underwater underwea underwear
underwoo underwor underworld undies undone unforgiv unforgiven unhappy unholy unicor unicorn unicorns unicron
uniden unified uniform unions unique uniqueness unison united univer univers universa universal universe
universi universidad university unknow unknown unleashed unlimite unlimited unlock unlucky unnamed unreal
unseen unshine untitled update updown updrop upgrade upinya upiter upland uplink upload upnfmc upright upskirt
upsman uptheass uptown upyachka upyours uranium uranus urbana urchin urgent urlacher urlaub urlmon urracco
ursitesux ursula uruguay usarmy useful useless userexecute usermane username userpass usethis usmarine usnavy
usnret usopen usuckballz utahjazz uthfcbv uthvfy uthvfybz utility utjhubq utjuhfabz utjvtnhbz utmost utopia
utrecht utvols utythfk utyyflbq utyyflmtdyf uuuuuu uuuuuuu uvdwgt uvmrysez uyxnyd uzumaki uzumymw vacances
vacation vacuum vaders vadimka vaffanculo vagabond vagina vagner vakantie valakas valdemar valdepen valdez
valenci valencia valenok valent valenti valentin valentina valentine valentinka valentino valera valeri
valeria valerian valerie valerik valerio valeriy valeriya valerka valery valetudo valhalla valheru valiant
validate valium valjean valkiria valkyrie vallarta vallejo valley valleywa vallon valmet valmont valter values
valves vampir vampire vampires vampiro vampyr vampyre vanburen vancouve vancouver vandal vandam vandamme
vander vandread vanechka vanesa vaness vanessa vangar vangelis vangogh vanguard vanhalen vanhorn vanill
vanilla vanille vanina vanish vanity vanman vannasx vanquish vantage vanyarespekt varadero vardann varela
varenik vargas variable variant variety varken varsha varsity varvara vaseline vasile vasilek vasilev vasileva
vasili vasilii vasilina vasilisa vasilisk vasiliy vasily vasquez vassago vassar vasser vatech vatoloco vaughan
vaughn vauxhall vavilon vazgen vbhevbh vbhjckfd vbhjckfdf vbhjndjhtw vbhjyjdf vbienrf vbifyz vbitkm vbitymrf
vbkbwbz vbkfirf vbkfyf vbkkbjy vbktyf vbkzdrf vbnhjafy vbnmrf vbrjkf vcradq vdlxuc vecmrf vector vectra vedder
veedub vegasman vegeta vegetabl veggie vegita vegitta vegitto vehicle vehpbkrf vehpbr vehvfycr vehxbr vekmnbr
velcro veloce velocity velosiped velvet vendetta vending venecia venera venetian venezia venezuel venezuela
vengeance vengence venger venice venise venkat venomous ventrue ventura venture vepsrf vepsrfyn veracruz
verbal verbati verbatim verboten verdun verena vergesse vergeten vergil verify veritas veritech verity verizon
verlaat vermeer vermin vermont verner vernie vernon vernost verochka verona veronda veronic veronica veronik
veronika veroniqu veronique versace version versus vertex vertical vertigo veruca verycool verygood
verygoodbot veryhot verymuch verynice verysexy vesper vespucci vessel vestax vester vesuvius vetalik veteran
veterok vetteman vettes vfcmrf vfcnth vfczyz vfdhif vfeukb vfhbfyyf vfhbif vfhbirf vfhbyf vfhbyfvfhbyf
vfhbyjxrf vfhbyrf vfhcbr vfhctkm vfhecmrf vfhecz vfhfnbr vfhmzyf vfhnby vfhnbyb vfhnsirf vfhnsyjdf vfhrbp
vfhrbpf vfhufhbnf vfhufhbnrf vfhujif vfhvtkfl vfhvtkflrf vfhxtyrj vfibyf vfiekmrf vfiekz vfieyz vfitymrf
vfkbyf vfkbyrf vfkmdbyf vfkmxbr vfksirf vfktymrfz vflfufcrfh vfnbkmlf vfndtq vfnehsv vfnhbwf vfnhjcrby
vfntvfnbrf vfpfafrf vfrcbr vfrcbv vfrcbvec vfrcbvev vfrcbvjd vfrcbvjdf vfrcbvrf vfrcbvtyrj vfrcbvvfrcbv
vfrfhjd vfrfhjdf vfrfhjys vfrfrf vfubcnh vfuflfy vfufpby vfuyjkbz vfvekbxrf vfvekmrf vfvektxrf vfvekz
vfvfbgfgf vfvfgfgf vfvfgfgfz vfvfif vfvfktyf vfvfnfyz vfvfvskfhfve vfvfxrf vfvjxrf vfvjyn vfylfhby vfylfhbyrf
vfyxtcnth viagra vialli viborg vibrate vibrator vicecity vicelord vicente vicenza viceroy vicious vickers
vickie victim victoire victor victori victoria victoriya victory vidadi vidaloca videoes videogam videoman
videos vienna vietnam viewer viewsoni viewsonic viggen vigilant viglen vijaya viking vikings viktor viktori
viktoria viktorija viktoriy viktoriya viktory village villain villan villas villegas villeneuve villevalo
vinbylrj vincen vincent vincente vincenzo vindiesel vinegar vineyard vinicius vinnie vinograd vinogradov
vinson vintage vintelok vinter violator violence violent violentj violet violeta violett violetta violette
violin vipergts viperman vipers vipper virago virgil virgilio virgin virgini virginia virginie virgins virgos
virtua virtuagirl virtual virtue virtuoso viruss viscount vishal vishenka vishnu visigoth vision visionar
visions visited visiting visitor visual vitali vitalik vitalina vitaliy vitalogy vitaly vitalya vitamin
vitamine vitara vitebsk vitesse vitoria vittoria vittorio vivace vivahate vivaldi vivian viviana viviane
vivien vivienne vivitron vixens vjcrdf vjhjpjd vjhjpjdf vjhrjdrf vjkjltw vjkjnjr vjkjrj vjnjhjkf vjqfyutk
vjqgfhjkm vjqvbh vjybnjh vjzctvmz vjzgjxnf vkaxcs vkontakte vladik vladimi vladimir vladimirovna vladislav
vladislava vladivostok vladlen vladvlad vlasov vlasova vmdnygfu vocals vodafone vodolei vodoley voetbal voices
voiture voivod voland volante volcano volcom voldemar voldemor volgograd volition volker volkodav volkov
volkova volkswag volkswagen volley volleyba volleyball volodia volodin volodja volodya vologda voltage
voltaire voltron volume voluntee volunteer volvofh volvos volvov vonnegut vonnie vonsclan voodoo voorhees
vorlon vorobey vorona voronin voronina voronov voronova vorpal vortec vortech vortex voshod vostok vovchik
vovochka voxstrange voyage voyager voyeur vpmfsz vqsablpzla vredina vsajyjr vsegda vsevolod vsijyjr vsjasnel
vsythb vthctltc vthokies vthrehbq vtkmybr vtkrbq vtlbwbyf vtldtlm vtldtltd vtufajy vtufgjkbc vulcan vulgar
vulture vvvbbb vvvvvv vwgolf vwjetta vwpassat vyjujnjxbt wabash wabbit wachovia wachtwoord wacker waddle
waderh waffen waffenss waffle waffles wagner wagoneer waheguru wahine wahooo wahoos waikiki waimea waiter
waiting waitron wakeboar wakeup waldemar walden waldorf waleed walera walhalla walker walkers walking walkman
wallaby wallace waller wallet walley walleye wallie wallis wallop wallpape wallst wallstre wallstreet walmart
walnut walnuts walrus walsall walstib walter walters walther walton waltrip wamozart wander wanderer wanger
wanker wankers wankher wanking wannabe wannasee wanrltw wanted wantit wanton wantsex wantsome wapapapa wapbbs
wapiti waratsea warbird warchild warcraf warcraft warden wardog wareagle warehous warehouse warfare wargames
wargod warhamer warhamme warhammer warhawk warhawks warhol warhorse waring warior warlock warlord warlords
warman warner warning warpath warped warpig warpten warrant warranty warren warrio warrior warriors warsaw
warspite warszawa wartburg warthog warwick warzone wasabi wasdwasd washburn washear washer washere washing
washingt washingto washington wasser wassup wasted waster watashi watchdog watcher watchers watches watching
watchman watchmen watchout waterbed waterboy waterfal waterfall waterfalls waterloo waterman watermel
watermelon waterpol waterpolo waters waterski watford watkins watson waverly wavmanuk wavpzt waycool wayfarer
wayland waylande waylon wayner waynes wayout wazzkaprivet wazzup wcksdypk wcrfxtvgbjy wdtnjr wdtnjxtr weakness
wealth wealthy weapon weapons weaponx wearing weasel weasels weasle weather weaver webber webcam webguy
webhead webhompas webhompass webman webmaste webmaster webpass website websol websolutions websolutionssu
webstar webster websters webtvs webuivalidat wedding wedges wedgie wednesda wednesday weeble weeded weedhead
weedman weegee weekend weekly weeman weener weenie weetabix weezer weezie wehttam weider weight weights
weihnachte weihnachten weihnachtsbau weihnachtsbaum weiland weinberg weiner weirdo weiser wejrpfpu welcom
welcome welcomes welder welding weldon welkom wellcome welldone weller welles wellhung wellingt wellington
wellness welshman wembley wendall wendel wendell wendigo wendys wenger werder werdna werewolf werken werner
weronika werrew werter werthrf werthvfy werule werwolf wesdxc wesker wesley wesson wessonnn westbrom westcoas
westcoast westend wester western westfiel westgate westham westie westies westin westlake westlife weston
westover westpoin westport westsid westside westward westwind westwing westwood wetass wetcunt wetdog
wethepeople wetland wetlands wetlips wetone wetpuss wetpussy wetsex wetter wetwilly wetworks wetzlar wexford
weyfvb weymouth whacko whalen whaler whalers whales wharfrat wharton whassup whateva whateve whatever whatif
whatis whatisit whatluck whatnot whatnow whatsup whatthe whatthef whatthefuck whattheh whatthehell whatup
whatwhat whdbtp wheaties wheaton wheeler wheeling wheels whenever whipit whiplash whipme whipped whipper
whippet whipple whirling whiskers whiskey whisky whisper whistle whistler whitaker whiteboy whitecat whitedog
whitehea whiteman whiteout whitepower whites whitesox whitesta whitetai whitetail whitewol whitewolf whitey
whiting whitlock whitman whitne whitney whittier whizzer whkzyc whoami whoareyo whoareyou whocares whodaman
whodat whoknows wholesale whoopass whoopie whoops whoosh whopper whoppers whores whosyourdaddy whynot whynotme
whytesha wibble wiccan wichita wichsen wicked wicker wicket widder wideglid wideopen widespre widespread
widget wiener wigger wiggin wiggins wiggle wiggles wiggly wiggum wigwam wiking wikinger wiktoria wilber wilbur
wilcox wildbill wildblue wildcard wildcat wildcats wildchil wilder wildfir wildfire wildlife wildman wildon
wildone wildroid wildrose wildside wildstar wildthin wildthing wildwest wildwood wilfred wilhelm wilkes wilkie
wilkins wilkinso willard willee willem willer willey willia william williamj williamm williams willian willie
willing willis willow willows willson willyboy willys wilmar wilmer wilshire wilson wilton wimbledon winamp
winbig winchest winchester winder windex windmill window windows windsong windsor windstar windsurf windward
winery winfield wingchun winger wingman wingnut wingtsun wingzero winifred winkie winkle winner winners winnie
winning winnipeg winona winslow winsome winsto winston winstonone winstons winter wintermu winters winthrop
winxclub wipeout wireless wireman wirenut wisconsi wisconsin wisdom wiseass wiseguy wiseman wishbone wishes
wishing wishmaster wiskers wisper wisteria witcher witches witchy within withlove withnail without withyou
witness wizard wizardry wizards wizkid wizzard wkmcpmn wladimir wlafiga wmegrfux wminet woaini wobble wodahs
wojtek woking woland wolcott wolfdog wolfee wolfen wolfer wolfgang wolfgar wolfie wolfman wolfone wolfpac
wolfpack wolfram wolfwolf wolley wolverin wolverine wolverines wolves wolvie womack womans wombat wombats
womble womens womersle wonder wonderbo wonderboy wonderbr wonderfu wonderful wonderla wonderland wonders
wonderwa wonderwall wonderwo wonderwoman wonkette wonton woobie woodbine woodbird woodbury woodchuc woodcock
wooddoor woodduck wooden woodfish woodford woodie woodland woodlawn woodman woodpony woodrow woodruff woodside
woodsink woodson woodstoc woodstock woodward woodwind woodwork woodys woofer woofwoof woogie wooglin woohoo
wookie wooody wooster wooten wordlife wordpas wordpass wordup worker workers workhard working workit workout
workshop worksuck worldcom worldcup worldnet worlds worldwar worldwid worldwide wormhole wormix wormwood
worship worthy wouter wowlook wowser wowsers wpoolejr wqmfuh wraith wrangler wrapper wrecker wrench wrestle
wrestler wrestlin wrestling wretched wrexham wright wrigley wrinkle wrinkles writer writerspace writing
written wroclaw wrongway wrxsti wsbadmin wspanic wsxcde wsxedc wsxqaz wsxxsw wsxzaq wtcacq wtiger wtpfhm
wtpmjg wtpmjgda wtsfjmi wulfgar wunder wuschel wutang wweraw wwfwcw wwwooo wwwwww wwwwwww wwwxxx wxcvbn
wycombe wynter wyoming wysiwyg wyvern xaccess xakepy xanadu xander xantia xavier xbobobo xboxlive xcalibur
xcountry xenocide xenogear xenophon xerxes xexeylhf xfactor xfhkbr xfiles xfqybr xholes xiaoyua ximena xiomara
xngwoj xnttcb xpcrew xplorer xpress xpressmusic xqgann xrated xswqaz xswzaq xtcnth xterra xthtgfirf xthysq
xtkjdtr xtreme xtutdfhf xtvgbjy xtvjlfy xuaujb xufrgemw xuuobe xxxjay xxxman xxxpass xxxsex xxxwow xxxxxx
xxxxxxx xxxyyy xxxzzz xzibit xzsawq yackwin yaglasph yahweh yakima yakman yakudza yakumo yakuza yamada yamaha
yamahar yamakasi yamamoto yamato yamoon yanina yankee yankeemp yankees yannic yannick yannis yanochka yanshi
yardbird yarddog yardman yaroslav yarrak yasacrac yasemin yasmeen yasmin yasmina yasmine yasuhiro yawetag
ybhdfyf ybrbnbyf ybrbnf ybrbnjc ybrbnjcbr ybrbnrf ybrecz ybrjkfq ybrjkftd ybrjkftdbx ybrjkftdf ybrjkftdyf
ycwvrxxh ydnarb yeababy yeager yeahbaby yeahman yeahrigh yeahright yeahyeah yecgaa yeehaa yeehaw yejntb yelena
yelhsa yellow yelnats yelrah yendor yensid yeoman yesenia yeshua yesiam yesican yesman yesplease yessir
yessongs yessss yesterda yesterday yesyesye yfafyz yfcnfcmz yfcnhjtybt yfcntyf yfcntymrf yfcnzvjz yfcnzyfcnz
yfdbufnjh yfeiybrb yfgjktjy yfhenj yfhrjnbrb yfhrjvfy yfltua yfltymrf yfnecbr yfnecz yfnfif yfnfirf yfnfitymrf
yfnfkb yfnfkbz yfnfkmz yfxfkmybr ygfxbkgt yggdrasi yhntgb yhnujm yhwnqc yingyang yinyang yippee yitbos yjdbrjd
yjdbrjdf yjdjcnbf yjdsqgfhjkm yjdsqujl yjdujhjl yjhbkmcr yjuufyj yngwie yocrack yodaddy yodayoda yodude
yoghurt yogibear yogurt yojimbo yokohama yokosuka yoland yolanda yolande yomama yomamma yomismo yomomma yonder
yonkers yoohoo yooper yorkie yorkshir yorkshire yorktown yosemite yoshiko yoshimi yoshimitsu yoshio youandme
youare yougotit youknow younger youngman youngone youngs youporn yourass yourmama yourmom yourname yourself
youssef yousuck youtube youwish yoyoma yqmbevgk ytcnjh ytngfhjkz ytnhjufnm ytrewq ytreza ytrhjvfyn ytyfdbcnm
yugioh yuitre yukiko yuliya yumiko yummie yummies yusuke yvette yvonne ywvxpz yyyyyy yyyyyyy yzerman zachar
zacharia zachary zachery zackary zackery zadnica zadrot zaebali zafhjdf zafira zagadka zagreb zaharov zaharova
zakaria zalina zalupa zambia zamboni zamira zamora zanardi zander zanoza zantac zanuda zanzibar zapata zapato
zaphod zapidoo zapotec zapped zapper zaqqaz zaqwsx zaqwsxcde zaqwsxcderfv zaqxsw zaqxswcde zaragoza zaratustra
zaraza zardoz zarina zasada zaskar zasranec zastava zasxcd zavilov zaxscd zaxscdvf zaxxon zcegth zcfvfzkexifz
zcgihlke zcxfcnkbdf zcxfcnkbdfz zealand zealot zealots zebedee zebras zebulon zeeshan zemanova zemfira zenden
zenith zephyr zeppelin zepplin zeratul zergling zerkalo zermatt zerocool zerohour zerozero zesyrmvu zeynep
zgjybz zhanna zhenya zhjckfd zhjckfdf zhongguo zhuang zhukov ziadma zidane ziegler ziffle zigazaga ziggie
ziggydog zigzag zildjian zimbabwe zimmer zimmerma zimmerman zinaida zinedine zinger ziomek zipcode zipdrive
zipper zippers zippie zippos zipzap zircon zkexifz zlatan zlzfrh zmpimeje zmxncbv znbvjd zodiac zodiak zoedog
zoidberg zoinks zoloft zoloto zoltan zoltar zolushka zombie zombies zonker zontik zoomer zoomzoom zoopark
zooropa zootsuit zorglub zorrope zorros zoulou zpflhjn zpxvwy zrjdktdf zsecyus zsergn zsexdr zsfmpv zsxdcf
ztmfcq zucchero zucker zugang zujlrf zurich zvbxrpl zverev zvezda zvfrfcb zwezda zwilling zxasqw zxcasd
zxcasdqw zxcasdqwe zxccxz zxcdsa zxcqwe zxcqweasd zxcvasdf zxcvbasdfg zxcvbn zxcvbnm zxcvbnma zxcvbnmm
zxcvbnmmnbvcxz zxcvbnmz zxcvfdsa zxcvqwer zxcvvcxz zxgdqn zydeco zydfhm zygote zyjxrf zyltrc zymurgy zzaaqq
zzxxcc zzxxccvv zzztop zzzxxx zzzxxxccc zzzzxxxx zzzzzz zzzzzzz
`
