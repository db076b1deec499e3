import { playMagazineDesk } from './stories/magazineDesk.ts'
import { setStage } from './support/stage.ts'

playMagazineDesk(setStage())
